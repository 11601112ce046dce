struct Parser {
    func address(_ text: String) -> URL? {
        return URL(string: text)
    }

    func identity(_ text: String) -> UUID? {
        return UUID(uuidString: text)
    }
}
