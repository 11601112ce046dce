final class Counter {
    private var count = 0
    private let lock = NSRecursiveLock()

    func next() {
        lock.lock()
        defer { lock.unlock() }
        count += 1
    }
}
