final class Shelf {
    private var rows: [String: Int] = [:]

    func put(_ name: String, count: Int) {
        let known = rows[name] ?? 0
        if known + count > 40 { report(name, known + count) }
        rows[name] = known + count
        publish(name, known, count)
    }

    func take(_ name: String, count: Int) -> Int {
        let known = rows[name] ?? 0
        if known < count { report(name, known - count) }
        rows[name] = known - count
        publish(name, known, count)
        return known - count
    }

    /// Shares no more than its name with the other one.
    final class Registry {
        let table = make(1, 2)
    }
}
