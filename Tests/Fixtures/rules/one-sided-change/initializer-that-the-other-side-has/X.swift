final class Court {
    var name: String
    init(name: String = "centre") { self.name = name }
    func label(prefix: String) -> String { return prefix + name }
}
