final class Service {
    private var isReady = false

    func later() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.start() }
    }

    func start() {
        isReady = true
    }
}
