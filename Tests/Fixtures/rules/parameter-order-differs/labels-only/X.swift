import Foundation

/// The hours of a shop.
struct OpeningHours {
    let opens: Int
    let closes: Int

    func isOpen(at hour: Int, on weekday: Int) -> Bool {
        return weekday < 6 && hour >= opens && hour < closes
    }

    func minutes(from start: Int, until end: Int) -> Int {
        return (end - start) * 60
    }

    func moved(by hours: Int) -> OpeningHours {
        return OpeningHours(opens: opens + hours, closes: closes + hours)
    }
}
