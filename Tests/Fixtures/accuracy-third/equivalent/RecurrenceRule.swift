import Foundation

/// Reminders repeat in UTC, so the time of day never shifts.
struct RecurrenceRule {
    enum Frequency: Equatable {
        case days(Int)
        case weekly
        case monthly
    }

    let start: Date
    let frequency: Frequency
    var count: Int?
    /// Inclusive.
    var until: Date?

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        return calendar
    }()

    /// Possibly endless, and therefore lazy.
    func occurrences() -> UnfoldSequence<Date, Int> {
        sequence(state: 0) { (index: inout Int) -> Date? in
            defer { index += 1 }
            if let count, index >= count { return nil }
            let date = self.date(at: index)
            if let until, date > until { return nil }
            return date
        }
    }

    func next(after date: Date) -> Date? {
        occurrences().first { $0 > date }
    }

    func upcoming(_ limit: Int, after date: Date) -> [Date] {
        Array(occurrences().lazy.filter { $0 > date }.prefix(limit))
    }

    var summary: String {
        var text: String
        switch frequency {
        case .days(let interval) where interval <= 1: text = "Every day"
        case .days(let interval): text = "Every \(interval) days"
        case .weekly: text = "Every week"
        case .monthly: text = "Every month"
        }
        if let count {
            text += ", \(count) times"
        }
        return text
    }

    /// Months are counted from the start: Jan 31, Feb 28, Mar 31, …
    private func date(at index: Int) -> Date {
        switch frequency {
        case .days(let interval): return adding(max(1, interval) * index, .day)
        case .weekly: return adding(7 * index, .day)
        case .monthly: return adding(index, .month)
        }
    }

    private func adding(_ value: Int, _ component: Calendar.Component) -> Date {
        Self.calendar.date(byAdding: component, value: value, to: start)!
    }
}
