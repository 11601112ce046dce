final class Counter {
    private let gate = DispatchSemaphore(value: 2)
    private var count = 0

    func add() {
        gate.wait()
        defer { gate.signal() }
        count += 1
    }
}
