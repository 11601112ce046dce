enum Weekday: Int, CaseIterable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    fileprivate func advanced(by days: Int) -> Weekday {
        Weekday.allCases[(rawValue + days) % Weekday.allCases.count]
    }
}

struct TimeOfDay: Hashable, Comparable, CustomStringConvertible {
    let hour: Int
    let minute: Int

    init?(hour: Int, minute: Int) {
        guard 0..<24 ~= hour, 0..<60 ~= minute else { return nil }
        self.hour = hour
        self.minute = minute
    }

    init?(_ text: String) {
        guard let match = text.wholeMatch(of: #/([0-9]{2}):([0-9]{2})/#),
              let hour = Int(match.1),
              let minute = Int(match.2)
        else { return nil }
        self.init(hour: hour, minute: minute)
    }

    static func < (lhs: TimeOfDay, rhs: TimeOfDay) -> Bool {
        (lhs.hour, lhs.minute) < (rhs.hour, rhs.minute)
    }

    var description: String {
        [hour, minute].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}

struct Dose: Hashable {
    let day: Weekday
    let time: TimeOfDay
}

struct DoseSchedule {
    let weekdays: Set<Weekday>
    let times: [TimeOfDay]

    init(weekdays: Set<Weekday>, times: [TimeOfDay]) {
        self.weekdays = weekdays
        self.times = Set(times).sorted()
    }

    var dosesPerWeek: Int { weekdays.count * times.count }

    /// The first dose strictly after the given moment; wraps around the week.
    func nextDose(after day: Weekday, _ time: TimeOfDay) -> Dose? {
        if weekdays.contains(day), let later = times.first(where: { $0 > time }) {
            return Dose(day: day, time: later)
        }
        guard let earliest = times.first else { return nil }
        return (1...7)
            .lazy
            .map(day.advanced(by:))
            .first(where: weekdays.contains)
            .map { Dose(day: $0, time: earliest) }
    }
}
