import Foundation

public final class StreakCalendar {
    private var calendar = Calendar(identifier: .gregorian)
    private var practiced: Set<Date> = []

    public init(timeZone: TimeZone) {
        calendar.timeZone = timeZone
    }

    /// Returns `true` when this was the first practice of its day.
    @discardableResult
    public func record(_ moment: Date) -> Bool {
        practiced.insert(calendar.startOfDay(for: moment)).inserted
    }

    public func hasPracticed(on moment: Date) -> Bool {
        practiced.contains(calendar.startOfDay(for: moment))
    }

    /// A streak survives until the end of the day after the last practice.
    public func currentStreak(now: Date) -> Int {
        let today = calendar.startOfDay(for: now)
        let yesterday = day(before: today)
        if practiced.contains(today) {
            return streak(endingOn: today)
        }
        return streak(endingOn: yesterday)
    }

    public var longestStreak: Int {
        practiced
            .map(streak(endingOn:))
            .max() ?? 0
    }

    public func practiceDays(inYear year: Int, month: Int) -> [Int] {
        practiced
            .map { calendar.dateComponents([.year, .month, .day], from: $0) }
            .filter { $0.year == year && $0.month == month }
            .compactMap(\.day)
            .sorted()
    }

    private func streak(endingOn last: Date) -> Int {
        var length = 0
        var cursor = last
        while practiced.contains(cursor) {
            length += 1
            cursor = day(before: cursor)
        }
        return length
    }

    private func day(before start: Date) -> Date {
        let shifted = calendar.date(byAdding: .day, value: -1, to: start)!
        return calendar.startOfDay(for: shifted)
    }
}
