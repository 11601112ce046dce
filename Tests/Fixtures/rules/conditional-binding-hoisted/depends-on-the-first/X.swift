final class Service {
    private var isReady = false

    func send(body: Body) {
        if let token = store.currentToken(), let request = factory.reserve(token) {
            client.send(request, token)
        }
        if let width = body.width, let height = body.height { draw(width, height) }
    }

    func start() {
        isReady = true
    }
}
