final class Service {
    private var isReady = false

    func titles(rows: [Row]) -> [String] {
        let groups = Dictionary(grouping: rows, by: { $0.section })
        return groups.keys.map { $0.title }
        //~ hash-iteration-order
    }

    func start() {
        isReady = true
    }
}
