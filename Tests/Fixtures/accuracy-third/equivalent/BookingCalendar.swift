import Foundation

/// Half-open: a slot that ends at 10:00 does not collide with one starting at 10:00.
struct TimeSlot: Hashable {
    let start: Date
    let end: Date

    init(start: Date, end: Date) {
        precondition(start < end, "A slot must not be empty")
        self.start = start
        self.end = end
    }

    var duration: TimeInterval { end.timeIntervalSince(start) }

    func overlaps(_ other: TimeSlot) -> Bool {
        start < other.end && other.start < end
    }

    func contains(_ date: Date) -> Bool {
        (start..<end).contains(date)
    }
}

final class BookingCalendar {
    private(set) var bookings: [TimeSlot] = []

    init(bookings: [TimeSlot] = []) {
        bookings.forEach { book($0) }
    }

    @discardableResult
    func book(_ slot: TimeSlot) -> Bool {
        guard !bookings.contains(where: slot.overlaps) else { return false }
        let index = bookings.firstIndex { $0.start > slot.start } ?? bookings.endIndex
        bookings.insert(slot, at: index)
        return true
    }

    @discardableResult
    func cancel(_ slot: TimeSlot) -> Bool {
        guard let index = bookings.firstIndex(of: slot) else { return false }
        bookings.remove(at: index)
        return true
    }

    func booking(at date: Date) -> TimeSlot? {
        bookings.first { $0.contains(date) }
    }

    func freeSlots(within window: TimeSlot, minimum: TimeInterval = 15 * 60) -> [TimeSlot] {
        var free: [TimeSlot] = []
        var cursor = window.start

        func closeGap(at end: Date) {
            guard cursor < end, end.timeIntervalSince(cursor) >= minimum else { return }
            free.append(TimeSlot(start: cursor, end: end))
        }

        for booking in bookings where booking.overlaps(window) {
            closeGap(at: booking.start)
            cursor = max(cursor, booking.end)
        }
        closeGap(at: window.end)
        return free
    }
}
