final class Importer {
    func parse(text: String) throws -> Int? {
        guard !text.isEmpty else { throw ImportError.empty }
        return Int(text)
    }

    func number(text: String) -> Int? {
        return try? parse(text: text)
    }
}
