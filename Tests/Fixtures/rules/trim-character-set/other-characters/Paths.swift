final class Paths {
    func plain(_ path: String) -> String {
        return path.trimmingCharacters(in: CharacterSet(charactersIn: "/"))
    }

    func isBlank(_ text: String) -> Bool {
        return text.trimmingCharacters(in: .whitespaces).isEmpty
    }

    func slashes(_ path: String) -> String {
        return path.trimmingCharacters(in: CharacterSet(charactersIn: "/"))
    }

    func isMissing(_ text: String) -> Bool {
        return text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    }
}
