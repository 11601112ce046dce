enum Weekday: Int, CaseIterable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    func advanced(by days: Int) -> Weekday {
        Self.allCases[(rawValue + days) % 7]
    }

    var previous: Weekday { advanced(by: 6) }
}

/// Minutes since midnight. A span that closes at or before its opening runs past midnight.
struct TimeSpan: Hashable {
    let opens: Int
    let closes: Int

    var isOvernight: Bool { closes <= opens }

    func coversOwnDay(_ minute: Int) -> Bool {
        minute >= opens && (isOvernight || minute < closes)
    }

    func coversNextDay(_ minute: Int) -> Bool {
        isOvernight && minute < closes
    }
}

struct OpeningHours {
    static let minutesPerDay = 24 * 60

    private let week: [Weekday: [TimeSpan]]

    init(_ week: [Weekday: [TimeSpan]]) {
        self.week = week
    }

    func isOpen(on day: Weekday, at minute: Int) -> Bool {
        spans(on: day).contains { $0.coversOwnDay(minute) }
            || spans(on: day.previous).contains { $0.coversNextDay(minute) }
    }

    /// Zero while open, nil if the place never opens.
    func minutesUntilOpening(on day: Weekday, at minute: Int) -> Int? {
        if isOpen(on: day, at: minute) { return 0 }
        for offset in 0...7 {
            let waits = spans(on: day.advanced(by: offset))
                .map { offset * Self.minutesPerDay + $0.opens - minute }
                .filter { $0 > 0 }
            if let shortest = waits.min() { return shortest }
        }
        return nil
    }

    var closedDays: [Weekday] {
        Weekday.allCases.filter { spans(on: $0).isEmpty }
    }

    private func spans(on day: Weekday) -> [TimeSpan] {
        week[day, default: []]
    }
}
