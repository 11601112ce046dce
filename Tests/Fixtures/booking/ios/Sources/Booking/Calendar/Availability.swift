import CourtsideKit
import Foundation

/// A stretch of time that can be booked.
public struct Slot {
    public let start: Date
    public let minutes: Int
}

/// When a court is free.
public class Availability {
    private let clock: IClock

    public init(clock: IClock) {
        self.clock = clock
    }

    public func isFree(start: Date, minutes: Int, bookings: [Booking], gap: Int = 0) -> Bool {
        let end = start.adding(minutes: minutes + gap)
        return !bookings.contains { $0.overlaps(from: start, to: end) }
    }

    public func slots(opening: Date, closing: Date, minutes: Int, bookings: [Booking]) -> [Slot] {
        var slots: [Slot] = []
        var start = opening
        while start.adding(minutes: minutes) <= closing {
            if start > clock.now() && isFree(start: start, minutes: minutes, bookings: bookings) {
                slots.append(Slot(start: start, minutes: minutes))
            }
            start = start.adding(minutes: 30)
        }
        return slots
    }

    public func openLessons(lessons: [Lesson]) -> [Lesson] {
        var open: [Lesson] = []
        for lesson in lessons {
            if lesson.start < clock.now() {
                continue
            }
            if !lesson.isFull {
                open.append(lesson)
            }
        }
        return open
    }
}
