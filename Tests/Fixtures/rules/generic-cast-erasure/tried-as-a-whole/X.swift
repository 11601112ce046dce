final class Document {
    func tags(_ value: Any) -> [String]? {
        return value as? [String]
    }

    func names(_ value: Any) -> [String] {
        return value as! [String]
    }
}
