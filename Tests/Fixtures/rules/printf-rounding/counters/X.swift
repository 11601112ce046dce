final class Service {
    private var isReady = false

    func label(total: Int, name: String) -> String {
        return String(format: "%05d %@", total, name)
    }

    func start() {
        isReady = true
    }
}
