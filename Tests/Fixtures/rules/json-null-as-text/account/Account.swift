final class Account {
    func label(in json: [String: Any]) -> String {
        let name = json["name"] as? String
        return name ?? "somebody"
    }

    func code(in json: [String: Any]) -> String? {
        return json["code"] as? String
    }
}
