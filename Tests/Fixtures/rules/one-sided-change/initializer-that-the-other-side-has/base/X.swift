final class Court {
    var name: String = "centre"
    func label(prefix: String) -> String { return prefix + name }
}
