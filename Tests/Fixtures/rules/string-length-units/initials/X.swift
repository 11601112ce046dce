final class Avatar {
    func initial(_ name: String) -> String {
        return String(name.prefix(1))
    }

    func short(_ comment: String, _ length: Int) -> String {
        return String(comment.prefix(length))
    }
}
