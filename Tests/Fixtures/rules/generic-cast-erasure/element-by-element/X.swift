final class Document {
    private let data: [String: Any]

    init(data: [String: Any]) {
        self.data = data
    }

    func tags(_ key: String) throws -> [String] {
        guard let value = data[key] as? [String] else {
            throw DocumentError.invalidFormat
        }
        return value
    }
}
