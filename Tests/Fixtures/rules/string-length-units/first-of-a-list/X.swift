final class Avatar {
    func first(_ names: [String]) -> [String] {
        return Array(names.prefix(1))
    }

    func digit(_ code: String) -> String {
        return String(code.prefix(1))
    }
}
