import CourtsideKit

/// A club as the server sends it.
struct Club {
    let id: String
    let name: String
    let phone: String?
    let courtCount: Int

    static func parse(json: JSONObject) throws -> Club {
        return Club(
            id: try json.getString("club_id"),
            name: try json.getString("display_name"),
            //~ literal-differs: "name"
            phone: json.optString("phone"),
            courtCount: try json.getInt("court_count"))
    }

    var hasPhone: Bool {
        return phone != nil
    }
}
