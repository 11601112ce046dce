final class Counter {
    private let lock = DispatchSemaphore(value: 1)
    private var count = 0

    func add() {
        lock.wait()
        defer { lock.signal() }
        count += 1
    }
}
