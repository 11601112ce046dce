final class Service {
    private var isReady = false

    func send(body: Body) {
        if let token = store.currentToken(), let request = factory.reserve(body) {
            client.send(request, token)
        }
    }

    func start() {
        isReady = true
    }
}
