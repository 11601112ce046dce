final class Service {
    private var isReady = false

    func stamp() -> Double {
        let now = Date().timeIntervalSince1970
        return now
    }

    func start() {
        isReady = true
    }
}
