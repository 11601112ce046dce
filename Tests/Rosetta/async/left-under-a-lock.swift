final class Store {
    private let lock: NSLock
    var count: Int = 0

    init(lock: NSLock) {
        self.lock = lock
    }

    func increment(limit: Int) {
        lock.withLock {
            if count >= limit {
                reset()
                return
            }
            count += 1
        }
    }

    func reset() {
    }
}
