// Both functions were written together, on each side.
final class Counter {
    private let queue = DispatchQueue(label: "counter")
    private let lock = NSLock()
    private var seen: [String: Int] = [:]
    private var total = 0

    init() {}

    func list(after: Int, before: Int, limit: Int) -> Int { after * 100 + before * 10 + limit }
    //~ parameter-order-differs

    func count(after: Int, before: Int, limit: Int) -> Int { after * 100 + before * 10 - limit }

    // The other side's map lets many in at once.
    func forget() { queue.async { self.seen.removeAll() } }

    // How this type keeps threads apart is told once.
    func add(_ amount: Int) {
        lock.withLock { total += amount }
        //~ concurrency-differs
    }

    func take(_ amount: Int) {
        lock.withLock { total -= amount }
    }
}
