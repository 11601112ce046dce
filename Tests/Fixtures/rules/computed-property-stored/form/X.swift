final class Service {
    private var isReady = false

    var name: String = ""
    var isValid: Bool {
        return !name.isEmpty
    }

    func start() {
        isReady = true
    }
}
