final class Service {
    private var isReady = false

    func correlation() -> String {
        let id = UUID().uuidString
        return "ios-" + id
    }

    func start() {
        isReady = true
    }
}
