import Foundation

struct TimeSlot: Hashable, Codable {
    let start: Date
    let end: Date

    var duration: TimeInterval { end.timeIntervalSince(start) }

    func overlaps(_ other: TimeSlot) -> Bool {
        start < other.end && other.start < end
    }
}

struct AvailabilityFinder {

    let minimumDuration: TimeInterval
    let buffer: TimeInterval

    init(minimumDuration: TimeInterval = 30 * 60, buffer: TimeInterval = 5 * 60) {
        self.minimumDuration = minimumDuration
        self.buffer = buffer
    }

    /// Joins slots that overlap or touch, in order of their start.
    static func merge(_ slots: [TimeSlot]) -> [TimeSlot] {
        slots
            .filter { $0.end > $0.start }
            .sorted { $0.start < $1.start }
            .reduce(into: []) { merged, slot in
                if let last = merged.last, slot.start <= last.end {
                    merged[merged.count - 1] = TimeSlot(start: last.start, end: max(last.end, slot.end))
                } else {
                    merged.append(slot)
                }
            }
    }

    func freeSlots(in window: TimeSlot, busy: [TimeSlot]) -> [TimeSlot] {
        let padded = busy.map {
            TimeSlot(start: $0.start.addingTimeInterval(-buffer), end: $0.end.addingTimeInterval(buffer))
        }
        var free: [TimeSlot] = []
        var cursor = window.start
        for slot in Self.merge(padded) where slot.overlaps(window) {
            if slot.start > cursor {
                free.append(TimeSlot(start: cursor, end: slot.start))
            }
            cursor = max(cursor, slot.end)
        }
        if cursor < window.end {
            free.append(TimeSlot(start: cursor, end: window.end))
        }
        return free.filter { $0.duration >= minimumDuration }
    }

    func firstFreeSlot(in window: TimeSlot, busy: [TimeSlot]) -> TimeSlot? {
        freeSlots(in: window, busy: busy).first
    }
}
