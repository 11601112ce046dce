final class Account {
    func name(in json: [String: Any]) -> String? {
        return json["name"] as? String
    }

    func town(in store: Store) -> String? {
        return store["town"] as? String
    }
}
