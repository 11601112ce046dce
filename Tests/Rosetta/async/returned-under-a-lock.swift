final class Counter {
    private let lock = NSLock()
    private var count = 0
    private var names: [String: Int] = [:]
    private var open: Set<String> = []

    func next() -> Int {
        lock.lock()
        defer { lock.unlock() }
        if count > 100 {
            return -1
        }
        count += 1
        return count
    }

    func number(of name: String) -> Int {
        lock.lock()
        defer { lock.unlock() }
        if let known = names[name] {
            return known
        }
        let number = make(name)
        names[name] = number
        return number
    }

    func resolve(_ name: String) throws -> String {
        lock.lock()
        defer { lock.unlock() }
        guard open.insert(name).inserted else { throw CounterError.cyclic(name) }
        defer { open.remove(name) }
        let value = try make(name)
        return value
    }
}
