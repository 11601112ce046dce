final class Encoder {
    private func encoded(_ params: [String: Any]) throws -> Store {
        let store = Store()
        try params.forEach { key, value in
            switch value {
            case is Int: store.setInt(key, value as? Int)
            case is Double: store.setDouble(key, value as? Double)
            case is Bool: store.setBoolean(key, value as? Bool)
            case is String: store.setString(key, value as? String)
            case is [String: Any]: store.setStore(key, try encoded(value as! [String: Any]))
            default: throw Problem.invalidFormat
            }
        }
        return store
    }
}
