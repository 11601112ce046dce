final class Clock {
    func deadline(after seconds: Int) -> Int {
        return Int(Date().timeIntervalSince1970 * 1000) + seconds * 1000
    }

    func count(of rows: [String]) -> Int32 {
        return Int32(rows.count)
    }
}
