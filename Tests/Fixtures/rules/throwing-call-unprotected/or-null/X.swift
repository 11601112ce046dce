final class Service {
    private var isReady = false

    func restore(text: String) {
        let session = try? decode(text: text)
        show(session)
    }
    func decode(text: String) throws -> Session {
        if text.isEmpty { throw Failure.empty }
        return Session(text)
    }

    func start() {
        isReady = true
    }
}
