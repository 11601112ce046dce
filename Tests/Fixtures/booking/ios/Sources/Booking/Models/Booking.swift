import CourtsideKit
import Foundation

public typealias BookingId = String

/// A court that somebody has taken for a while.
public struct Booking: JSONMappable {
    public let id: BookingId
    public let courtId: CourtId
    public let start: Date
    public let minutes: Int
    public let players: [String]
    public let status: BookingStatus
    public let total: Double
    public let note: String?

    public init(json: JSONObject) throws {
        self.id = try json.getString("booking_id")
        self.courtId = try json.getString("court_id")
        self.start = try json.getDate("start_date")
        self.minutes = try json.getInt("duration_minutes")
        self.players = try json.getStringArray("players")
        self.status = BookingStatus.parse(try json.getString("status"))
        self.total = json.optDouble("total") ?? 0.0
        self.note = json.optString("note")
    }

    public func end() -> Date {
        return start.adding(minutes: minutes)
    }

    public func overlaps(from: Date, to: Date) -> Bool {
        return status.isActive && start < to && from < end()
    }
}
