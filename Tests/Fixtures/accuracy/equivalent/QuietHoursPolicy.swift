import Foundation

struct QuietHours: Equatable {
    /// Minutes since midnight. A window whose end isn't after its start runs past midnight.
    let start: Int
    let end: Int
    /// The days on which the window starts.
    let days: Set<Weekday>
}

enum Weekday: Int, CaseIterable {
    case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday

    var previous: Weekday {
        Weekday(rawValue: rawValue - 1) ?? .saturday
    }
}

enum NotificationPriority: Int, Comparable {
    case low, normal, high, critical

    static func < (lhs: NotificationPriority, rhs: NotificationPriority) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}

enum DeliveryDecision: Equatable {
    case deliver(withSound: Bool)
    case postpone(minutes: Int)
    case drop
}

struct QuietHoursPolicy {
    private static let minutesPerDay = 24 * 60

    let windows: [QuietHours]
    private let calendar: Calendar

    init(windows: [QuietHours], timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
        self.windows = windows
    }

    func decide(priority: NotificationPriority, at date: Date, expiresInMinutes: Int? = nil) -> DeliveryDecision {
        let parts = calendar.dateComponents([.weekday, .hour, .minute], from: date)
        guard
            let hour = parts.hour,
            let minute = parts.minute,
            let day = parts.weekday.flatMap(Weekday.init(rawValue:))
        else {
            return .deliver(withSound: true)
        }

        // Where windows overlap, the one that ends last counts.
        let remaining = windows.compactMap { minutesLeft(in: $0, day: day, minute: hour * 60 + minute) }.max()
        guard let wait = remaining, priority < .critical else {
            return .deliver(withSound: priority > .low)
        }

        if priority == .high { return .deliver(withSound: false) }
        if let expiry = expiresInMinutes, expiry <= wait { return .drop }
        return .postpone(minutes: wait)
    }

    func summary(of window: QuietHours) -> String {
        "\(days(window.days)), \(clock(window.start))–\(clock(window.end))"
    }

    private func minutesLeft(in window: QuietHours, day: Weekday, minute: Int) -> Int? {
        let crossesMidnight = window.end <= window.start
        if window.days.contains(day), minute >= window.start {
            if crossesMidnight { return Self.minutesPerDay - minute + window.end }
            if minute < window.end { return window.end - minute }
        }
        if crossesMidnight, window.days.contains(day.previous), minute < window.end {
            return window.end - minute
        }
        return nil
    }

    private func days(_ days: Set<Weekday>) -> String {
        switch days {
        case []: return "Never"
        case Set(Weekday.allCases): return "Every day"
        case [.saturday, .sunday]: return "Weekends"
        case Set(Weekday.allCases).subtracting([.saturday, .sunday]): return "Weekdays"
        default: return days.count == 1 ? "1 day" : "\(days.count) days"
        }
    }

    private func clock(_ minutes: Int) -> String {
        String(format: "%02d:%02d", minutes / 60, minutes % 60)
    }
}
