final class Service {
    private var isReady = false

    func device(text: String) -> UUID? {
        return UUID(uuidString: text)
    }

    func start() {
        isReady = true
    }
}
