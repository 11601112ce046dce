final class Locator {
    static let shared = Locator()
    private var names: [String] = []

    private init() {}

    func add(_ name: String) {
        names.append(name)
    }
}
