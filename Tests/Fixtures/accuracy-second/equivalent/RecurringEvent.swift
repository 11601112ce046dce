import Foundation

struct RecurringEvent {
    enum Rule: Equatable {
        case none
        case daily(every: Int)
        case weekly(every: Int)
        case monthly
    }

    let title: String
    let firstDay: Date
    let rule: Rule
    var lastDay: Date?
    var excluded: Set<Date> = []

    func occurrences(from: Date, through: Date, calendar: Calendar) -> [Date] {
        let limit = lastDay.map { min($0, through) } ?? through
        var result: [Date] = []
        var index = 0
        while let day = occurrence(at: index, calendar: calendar), day <= limit {
            if day >= from && !excluded.contains(day) {
                result.append(day)
            }
            index += 1
        }
        return result
    }

    func nextOccurrence(after day: Date, within days: Int, calendar: Calendar) -> Date? {
        guard let from = calendar.date(byAdding: .day, value: 1, to: day),
              let through = calendar.date(byAdding: .day, value: days, to: day) else {
            return nil
        }
        return occurrences(from: from, through: through, calendar: calendar).first
    }

    private func occurrence(at index: Int, calendar: Calendar) -> Date? {
        switch rule {
        case .none:
            return index == 0 ? firstDay : nil
        case .daily(let every):
            return calendar.date(byAdding: .day, value: index * every, to: firstDay)
        case .weekly(let every):
            return calendar.date(byAdding: .day, value: index * every * 7, to: firstDay)
        case .monthly:
            return calendar.date(byAdding: .month, value: index, to: firstDay)
        }
    }
}
