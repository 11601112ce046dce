import Foundation

struct ShiftRule {
    let weekdayStart: Int
    let weekendStart: Int
    let closedDays: Set<String>
}

struct PlannedShift: Equatable {
    let day: String
    let startHour: Int
}

struct WeekdayPlanner {
    let rule: ShiftRule

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }()

    func plan(year: Int, month: Int, days: ClosedRange<Int>) -> [PlannedShift] {
        days.compactMap { day in
            let key = Self.key(year, month, day)
            guard !rule.closedDays.contains(key) else { return nil }
            let start = isWeekend(year: year, month: month, day: day)
                ? rule.weekendStart
                : rule.weekdayStart
            return PlannedShift(day: key, startHour: start)
        }
    }

    private func isWeekend(year: Int, month: Int, day: Int) -> Bool {
        let components = DateComponents(year: year, month: month, day: day)
        guard let date = Self.calendar.date(from: components) else { return false }
        let weekday = Self.calendar.component(.weekday, from: date)
        return weekday == 1 || weekday == 7
    }

    private static func key(_ year: Int, _ month: Int, _ day: Int) -> String {
        String(format: "%04d-%02d-%02d", year, month, day)
    }
}
