import Foundation

protocol StringsProviding {
    func string(_ key: String, count: Int) -> String
}

struct RelativeTimeFormatter {
    private static let minute = 60
    private static let hour = 3_600
    private static let day = 86_400

    let strings: StringsProviding
    let timeZone: TimeZone

    private var dateFormatter: DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = timeZone
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }

    func string(for date: Date, now: Date) -> String {
        let elapsed = Int(max(0, now.timeIntervalSince(date)))
        switch elapsed {
        case ..<Self.minute:
            return strings.string("time.just_now", count: 0)
        case ..<Self.hour:
            return strings.string("time.minutes_ago", count: elapsed / Self.minute)
        case ..<Self.day:
            return strings.string("time.hours_ago", count: elapsed / Self.hour)
        case ..<(7 * Self.day):
            return strings.string("time.days_ago", count: elapsed / Self.day)
        default:
            return dateFormatter.string(from: date)
        }
    }

    func nextRefresh(for date: Date, now: Date) -> TimeInterval? {
        let elapsed = Int(max(0, now.timeIntervalSince(date)))
        if elapsed < Self.hour {
            return TimeInterval(Self.minute - elapsed % Self.minute)
        }
        if elapsed < Self.day {
            return TimeInterval(Self.hour - elapsed % Self.hour)
        }
        return nil
    }
}
