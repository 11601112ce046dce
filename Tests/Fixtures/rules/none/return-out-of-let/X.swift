final class Label {
    private var name: String?

    func text() -> String {
        if let name = name {
            return name
        }
        return "anonymous"
    }
}
