final class Reader {
    var bytes: [Int] = []
    var offset = 0
    var next = 0

    func read() -> Int {
        let byte = bytes[offset]
        offset += 1
        return byte
    }

    func add(_ handler: Handler) -> Int {
        let id = next
        next += 1
        handlers[id] = handler
        return id
    }

    func step() -> Int {
        next += 1
        return next
    }

    func skip() {
        offset += 1
    }
}
