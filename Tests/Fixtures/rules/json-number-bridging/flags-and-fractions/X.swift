final class Settings {
    private let data: [String: Any]

    init(data: [String: Any]) {
        self.data = data
    }

    func isOn(_ json: [String: Any]) -> Bool {
        return json["on"] as? Bool ?? false
    }

    func pages(_ json: [String: Any]) -> Int? {
        return json["pages"] as? Int
    }

    func limit(_ key: String) -> Int? {
        return data[key] as? Int
    }
}
