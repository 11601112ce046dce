final class Service {
    private var isReady = false

    func isKnown(ids: [String], id: String) -> Bool {
        return ids.contains(id) || id.contains("-")
    }

    func start() {
        isReady = true
    }
}
