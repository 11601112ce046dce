final class Service {
    private var isReady = false

    func label(name: String, seconds: Int, count: String) -> String {
        return String(format: "%@ of %@", name, count) + String(format: "%03d", seconds)
    }

    func start() {
        isReady = true
    }
}
