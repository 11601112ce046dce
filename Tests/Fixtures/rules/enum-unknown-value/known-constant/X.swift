final class Service {
    private var isReady = false

    func start(kind: String) -> MessageType? {
        let first = MessageType(rawValue: "A")
        return first ?? MessageType(rawValue: kind)
    }

    func start() {
        isReady = true
    }
}
