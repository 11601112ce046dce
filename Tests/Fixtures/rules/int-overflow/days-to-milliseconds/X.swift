import Foundation

struct Expiry: Hashable {
    let name: String
    let days: Int

    func lifetime() -> Int64 {
        return Int64(days * 24 * 60 * 60 * 1000)
    }

    func deadline(_ now: Int64) -> Int64 {
        return now + Int64(days * 86_400_000)
    }

    func code() -> Int {
        var result = name.hashValue
        result = 31 * result + days
        return result
    }
}
