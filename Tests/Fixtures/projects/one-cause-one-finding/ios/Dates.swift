import Foundation

/// The functions of Kotlin's object stand in the extension.
public extension Date {
    static func today(zone: TimeZone? = nil) -> Date {
        return Date().midnight(zone: zone)
    }

    static func tomorrow(zone: TimeZone? = nil) -> Date {
        return today(zone: zone).add(days: 1)
    }

    func isPast() -> Bool {
        return self < Date()
    }
}
