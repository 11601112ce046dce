final class Service {
    private var isReady = false

    func remaining(message: String) -> Int {
        guard message.count <= 280 else { return 0 }
        return 1
    }

    func start() {
        isReady = true
    }
}
