final class Store {
    private enum Keys {
        static let count = "count"
        static let first = "first"
    }

    func snapshot(_ n: Int) -> [String: Any] {
        [Keys.count: n, Keys.first: true]
    }
}
