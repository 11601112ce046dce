final class Service {
    private var isReady = false

    func handle(payload: Payload) {
        let type = MessageType(rawValue: payload.type) ?? .unknown
        show(type)
    }

    func start() {
        isReady = true
    }
}
