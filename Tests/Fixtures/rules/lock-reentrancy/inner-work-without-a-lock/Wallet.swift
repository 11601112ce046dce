final class Wallet {
    private let lock = NSLock()
    private let shared = NSRecursiveLock()
    private var coins: [Int] = []

    func total() -> Int {
        lock.withLock { sum() }
    }

    func spend(_ amount: Int) {
        lock.withLock {
            if sum() >= amount { coins.removeFirst() }
        }
    }

    func peek() -> Int {
        shared.withLock { coins.count }
    }

    func restock() {
        lock.withLock { later() }
    }

    func later() {
        DispatchQueue.main.async { self.lock.withLock { self.coins.append(1) } }
    }

    func show() {
        shared.lock()
        print(peek())
        shared.unlock()
    }

    func refresh() async -> Int {
        let job = Task { await load() }
        return await job.value
    }

    private func load() async -> Int { coins.count }

    private func sum() -> Int {
        coins.reduce(0, +)
    }
}
