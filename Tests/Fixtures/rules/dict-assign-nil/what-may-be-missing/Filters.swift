final class Filters {
    func parameters(city: String?, level: String?) -> [String: Any] {
        var values: [String: Any] = [:]
        values["city"] = city
        return values
    }

    func kept(city: String?) -> [String: String?] {
        var values: [String: String?] = [:]
        values["city"] = city
        return values
    }
}
