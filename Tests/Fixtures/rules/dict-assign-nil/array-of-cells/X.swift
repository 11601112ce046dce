final class Service {
    private var isReady = false

    private var cells: [Cell?] = []
    private var names: [String: String] = [:]
    func clear(row: Int) {
        cells[row] = nil
        names["row"] = "none"
    }

    func start() {
        isReady = true
    }
}
