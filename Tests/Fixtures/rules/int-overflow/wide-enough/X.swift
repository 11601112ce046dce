import Foundation

struct Expiry {
    let days: Int
    let weeks = 2
    let rows: [String]

    func lifetime() -> Int64 {
        return Int64(days * 24 * 60 * 60 * 1000)
    }

    func deadline(_ now: Int64) -> Int64 {
        return now + Int64(weeks * 604_800_000)
    }

    func timeout(_ seconds: Int) -> Int {
        return seconds * 1000
    }

    func share(_ part: Int32) -> Int32 {
        return part * 10_000_000
    }

    func room() -> Int {
        return rows.count * 4_000_000
    }

    func seconds(_ hours: Double) -> Double {
        return hours * 3_600_000
    }
}
