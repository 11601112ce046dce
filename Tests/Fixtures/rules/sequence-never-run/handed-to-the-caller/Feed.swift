final class Feed {
    private var names: [String] = []

    func load(_ rows: [Row]) {
        names = rows.map { $0.name }
        rows.forEach { print($0.name) }
    }

    func open(_ rows: [Row]) -> [Row] {
        rows.filter { $0.isOpen }
    }
}
