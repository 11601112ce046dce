final class Service {
    private var isReady = false

    func device(text: String) -> UUID? {
        let id = UUID(uuidString: text)
        return id
    }

    func start() {
        isReady = true
    }
}
