final class Encoder {
    private func encoded(_ params: [String: Any]) throws -> Store {
        let written = Store()
        try params.forEach { key, value in
            switch value {
            case is Int: written.setInt(key, value as? Int)
            case is Double: written.setDouble(key, value as? Double)
            case is Bool: written.setBoolean(key, value as? Bool)
            case is String: written.setString(key, value as? String)
            case is [String: Any]: written.setStore(key, try encoded(value as! [String: Any]))
            default: throw Problem.invalidFormat
            }
        }
        return written
    }
}
