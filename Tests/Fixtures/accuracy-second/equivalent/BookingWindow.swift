import Foundation

struct BookingWindow: Equatable, Hashable {
    let start: Date
    let end: Date

    init?(start: Date, end: Date) {
        guard start < end else { return nil }
        self.start = start
        self.end = end
    }

    static func starting(at start: Date, minutes: Int) -> BookingWindow? {
        BookingWindow(start: start, end: start.addingTimeInterval(TimeInterval(minutes * 60)))
    }

    var duration: TimeInterval {
        end.timeIntervalSince(start)
    }

    func contains(_ date: Date) -> Bool {
        start <= date && date < end
    }

    func overlaps(_ other: BookingWindow) -> Bool {
        start < other.end && other.start < end
    }

    func touches(_ other: BookingWindow) -> Bool {
        end == other.start || other.end == start
    }

    func merged(with other: BookingWindow) -> BookingWindow? {
        guard overlaps(other) || touches(other) else { return nil }
        return BookingWindow(start: min(start, other.start), end: max(end, other.end))
    }

    func intersection(with other: BookingWindow) -> BookingWindow? {
        BookingWindow(start: max(start, other.start), end: min(end, other.end))
    }
}

extension Array where Element == BookingWindow {
    func coalesced() -> [BookingWindow] {
        var result: [BookingWindow] = []
        for window in sorted(by: { $0.start < $1.start }) {
            if let last = result.last, let merged = last.merged(with: window) {
                result[result.count - 1] = merged
            } else {
                result.append(window)
            }
        }
        return result
    }

    var totalDuration: TimeInterval {
        coalesced().reduce(0) { $0 + $1.duration }
    }
}
