import Foundation

enum Weekday: Int, CaseIterable {
    // Raw values as in Calendar.
    case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday

    var previous: Weekday { Weekday(rawValue: rawValue - 1) ?? .saturday }
}

/// Minutes since midnight. A closing time not after the opening time belongs to the next day.
struct DayHours: Equatable {
    let opens: Int
    let closes: Int

    var isOvernight: Bool { closes <= opens }
}

struct OpeningHours {
    private let schedule: [Weekday: DayHours]
    private let calendar: Calendar

    init(schedule: [Weekday: DayHours], timeZone: TimeZone) {
        self.schedule = schedule
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    func isOpen(at date: Date) -> Bool {
        let (weekday, minute) = localTime(of: date)

        if let today = schedule[weekday] {
            if today.isOvernight {
                if minute >= today.opens { return true }
            } else if (today.opens..<today.closes).contains(minute) {
                return true
            }
        }
        guard let yesterday = schedule[weekday.previous], yesterday.isOvernight else { return false }
        return minute < yesterday.closes
    }

    func label(for date: Date) -> String {
        guard let hours = schedule[localTime(of: date).weekday] else { return "Closed" }
        return "\(clock(hours.opens)) – \(clock(hours.closes))"
    }

    var weeklyMinutes: Int {
        schedule.values.reduce(0) { sum, hours in
            sum + hours.closes - hours.opens + (hours.isOvernight ? 24 * 60 : 0)
        }
    }

    private func localTime(of date: Date) -> (weekday: Weekday, minute: Int) {
        let parts = calendar.dateComponents([.weekday, .hour, .minute], from: date)
        return (Weekday(rawValue: parts.weekday!)!, parts.hour! * 60 + parts.minute!)
    }

    private func clock(_ minutes: Int) -> String {
        String(format: "%02d:%02d", minutes / 60, minutes % 60)
    }
}
