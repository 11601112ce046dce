final class Service {
    private var isReady = false

    func csv(rows: [Row]) -> String {
        return rows.map { row in String(format: "%.3f;%.3f", row.x, row.y) }.joined(separator: ",")
    }

    func start() {
        isReady = true
    }
}
