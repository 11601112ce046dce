import CourtsideKit
import Foundation

public typealias LessonId = String

/// A lesson that a coach gives to a small group.
public struct Lesson: JSONMappable {
    public let id: LessonId
    public let title: String
    public let coachName: String?
    public let start: Date
    public let minutes: Int
    public let price: Double
    public let capacity: Int
    public let attendees: Int

    public init(json: JSONObject) throws {
        self.id = try json.getString("lesson_id")
        self.title = json.optString("title") ?? "Lesson"
        self.coachName = json.optString("coach_name")
        self.start = try json.getDate("start_date")
        self.minutes = try json.getInt("duration_minutes")
        self.price = try json.getDouble("price")
        self.capacity = try json.getInt("capacity")
        self.attendees = json.optInt("attendees") ?? 0
    }

    public var isFull: Bool {
        return attendees >= capacity
    }

    public var remainingPlaces: Int {
        return max(0, capacity - attendees)
    }

    public var isFree: Bool {
        return price == 0.0
    }

    public func end() -> Date {
        return start.adding(minutes: minutes)
    }
}
