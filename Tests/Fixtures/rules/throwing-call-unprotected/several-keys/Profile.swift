struct Profile {
    let street: String?
    let place: Place?
    let name: String

    init(json: JSONObject) throws {
        street = try? json.getString("street")
        place = try? Place(json: json.getObject("place"))
        name = try json.getString("name")
    }
}

struct Place {
    let city: String

    init(json: JSONObject) throws {
        city = try json.getString("city")
    }
}
