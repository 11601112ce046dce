final class Service {
    private var isReady = false

    private var headers: [String: String] = [:]
    func authorize(token: String?) {
        headers["Accept"] = "json"
        headers["Authorization"] = nil
    }

    func start() {
        isReady = true
    }
}
