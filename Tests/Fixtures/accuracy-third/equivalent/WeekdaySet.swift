import Foundation

enum Weekday: Int, CaseIterable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    var shortName: String {
        switch self {
        case .monday: return "Mo"
        case .tuesday: return "Tu"
        case .wednesday: return "We"
        case .thursday: return "Th"
        case .friday: return "Fr"
        case .saturday: return "Sa"
        case .sunday: return "Su"
        }
    }
}

/// Days on which an alarm rings. Bit 0 is Monday.
struct WeekdaySet: OptionSet, Hashable {
    let rawValue: Int

    init(rawValue: Int) {
        self.rawValue = rawValue & 0x7F
    }

    init(_ day: Weekday) {
        self.init(rawValue: 1 << day.rawValue)
    }

    static let everyDay = WeekdaySet(rawValue: 0x7F)
    static let weekend: WeekdaySet = [WeekdaySet(.saturday), WeekdaySet(.sunday)]
    static let workdays = everyDay.subtracting(weekend)

    var days: [Weekday] {
        Weekday.allCases.filter(contains)
    }

    func contains(_ day: Weekday) -> Bool {
        contains(WeekdaySet(day))
    }

    func toggling(_ day: Weekday) -> WeekdaySet {
        symmetricDifference(WeekdaySet(day))
    }

    /// Days until the next ring, from 1 to 7, counted from `day` (which itself is a week away).
    func daysUntilNext(after day: Weekday) -> Int? {
        (1...7).first { offset in
            rawValue & (1 << ((day.rawValue + offset) % 7)) != 0
        }
    }

    /// Moves all days, for alarms that cross a date line. Negative values move back.
    func shifted(by count: Int) -> WeekdaySet {
        let shift = ((count % 7) + 7) % 7
        return days.reduce(into: []) { result, day in
            result.formUnion(WeekdaySet(Weekday.allCases[(day.rawValue + shift) % 7]))
        }
    }
}

extension WeekdaySet: CustomStringConvertible {
    var description: String {
        switch self {
        case []: return "never"
        case .everyDay: return "every day"
        case .weekend: return "weekend"
        case .workdays: return "workdays"
        default: return days.map(\.shortName).joined(separator: ", ")
        }
    }
}
