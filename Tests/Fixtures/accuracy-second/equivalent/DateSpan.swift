import Foundation

/// Half-open span of time: `start` belongs to it, `end` does not.
struct DateSpan: Hashable {
    let start: Date
    let end: Date

    init?(start: Date, end: Date) {
        guard start < end else { return nil }
        self.start = start
        self.end = end
    }

    var duration: TimeInterval {
        end.timeIntervalSince(start)
    }

    func contains(_ date: Date) -> Bool {
        start <= date && date < end
    }

    func overlaps(_ other: DateSpan) -> Bool {
        start < other.end && other.start < end
    }

    func intersection(with other: DateSpan) -> DateSpan? {
        DateSpan(start: max(start, other.start), end: min(end, other.end))
    }

    func union(with other: DateSpan) -> DateSpan? {
        guard start <= other.end, other.start <= end else { return nil }
        return DateSpan(start: min(start, other.start), end: max(end, other.end))
    }

    func clamp(_ date: Date) -> Date {
        min(max(date, start), end)
    }

    func shifted(by interval: TimeInterval) -> DateSpan? {
        DateSpan(start: start.addingTimeInterval(interval), end: end.addingTimeInterval(interval))
    }
}

extension Array where Element == DateSpan {
    func merged() -> [DateSpan] {
        var result: [DateSpan] = []
        for span in sorted(by: { $0.start < $1.start }) {
            if let last = result.last, let joined = last.union(with: span) {
                result[result.count - 1] = joined
            } else {
                result.append(span)
            }
        }
        return result
    }

    var totalDuration: TimeInterval {
        merged().reduce(0) { $0 + $1.duration }
    }
}
