import Foundation

/// How far a booking has come, as the backend spells it.
public enum BookingStatus: String, CaseIterable {
    case pending = "PENDING"
    case confirmed = "CONFIRMED"
    case cancelled = "CANCELLED"

    public static func parse(_ value: String) -> BookingStatus {
        return allCases.first { $0.rawValue == value } ?? .pending
    }

    public var isActive: Bool {
        return self == .pending || self == .confirmed
    }
}
