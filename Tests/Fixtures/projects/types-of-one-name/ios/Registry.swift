final class Registry {
    private let lock = NSLock()
    private var handlers: [String: Handler] = [:]

    func add(_ id: String, _ h: Handler) {
        lock.withLock { handlers[id] = h }
    }
}
