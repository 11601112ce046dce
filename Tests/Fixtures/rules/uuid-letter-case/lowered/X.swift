final class Service {
    private var isReady = false

    func correlation() -> String {
        return UUID().uuidString.lowercased()
    }

    func start() {
        isReady = true
    }
}
