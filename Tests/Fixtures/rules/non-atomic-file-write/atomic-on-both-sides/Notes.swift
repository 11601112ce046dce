final class Notes {
    func save(_ text: String, to file: URL) throws {
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func note(_ text: String, to file: URL) throws {
        try text.write(to: file, atomically: false, encoding: .utf8)
    }
}
