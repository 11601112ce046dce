final class Encoder {
    func text(_ value: Any) -> String {
        switch value {
        case is String: return "text"
        case is [String: Any]: return object(value as! [String: Any])
        default: return "none"
        }
    }

    func names(_ value: Any) -> [String] {
        guard let map = value as? [AnyHashable: Any] else { return [] }
        return keys(map)
    }
}
