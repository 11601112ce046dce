final class Reader {
    func lines(of text: String) -> [String] {
        return text.components(separatedBy: .newlines)
    }

    func written(in text: String) -> [String] {
        return text.components(separatedBy: .newlines).filter { !$0.isEmpty }
    }
}
