import Foundation

/// A day without a time, used by the delivery estimates.
struct CalendarDay: Hashable, Comparable {
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        return calendar
    }()

    static let supportedYears = 1900...2100

    /// Midnight in UTC.
    private let date: Date

    private init(date: Date) {
        self.date = date
    }

    init?(year: Int, month: Int, day: Int) {
        let components = DateComponents(calendar: Self.calendar, year: year, month: month, day: day)
        guard Self.supportedYears.contains(year), components.isValidDate, let date = components.date else {
            return nil
        }
        self.init(date: date)
    }

    static func < (lhs: CalendarDay, rhs: CalendarDay) -> Bool {
        lhs.date < rhs.date
    }

    var isWeekend: Bool {
        // Sunday is 1, Saturday is 7
        [1, 7].contains(Self.calendar.component(.weekday, from: date))
    }

    func adding(days: Int) -> CalendarDay {
        CalendarDay(date: Self.calendar.date(byAdding: .day, value: days, to: date)!)
    }

    /// Moves over `count` business days, backwards if negative.
    func adding(businessDays count: Int, holidays: Set<CalendarDay> = []) -> CalendarDay {
        var day = self
        var remaining = abs(count)
        while remaining > 0 {
            day = day.adding(days: count.signum())
            if day.isBusinessDay(holidays) { remaining -= 1 }
        }
        return day
    }

    /// Business days from this one (inclusive) to `end` (exclusive), 0 if `end` isn't later.
    func businessDays(until end: CalendarDay, holidays: Set<CalendarDay> = []) -> Int {
        sequence(first: self) { $0.adding(days: 1) }
            .prefix { $0 < end }
            .filter { $0.isBusinessDay(holidays) }
            .count
    }

    private func isBusinessDay(_ holidays: Set<CalendarDay>) -> Bool {
        !isWeekend && !holidays.contains(self)
    }
}

extension CalendarDay: CustomStringConvertible {
    var description: String {
        let parts = Self.calendar.dateComponents([.year, .month, .day], from: date)
        return String(format: "%04d-%02d-%02d", parts.year!, parts.month!, parts.day!)
    }
}
