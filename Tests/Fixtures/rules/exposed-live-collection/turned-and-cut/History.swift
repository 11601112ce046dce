final class History {
    private var rows: [String] = []

    func newestFirst() -> [String] {
        return rows.reversed()
    }

    func firstThree() -> [String] {
        return Array(rows[0..<3])
    }

    func oldest() -> [String] {
        return rows.reversed()
    }

    func add(_ row: String) {
        rows.append(row)
    }
}
