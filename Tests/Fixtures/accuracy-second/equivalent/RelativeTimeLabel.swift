import Foundation

enum RelativeTime: Equatable {
    case justNow
    case minutes(Int)
    case hours(Int)
    case yesterday
    case days(Int)
    case older(Date)

    init(date: Date, now: Date) {
        let seconds = Int(now.timeIntervalSince1970) - Int(date.timeIntervalSince1970)
        if seconds < 60 {
            self = .justNow
        } else if seconds < 3_600 {
            self = .minutes(seconds / 60)
        } else if seconds < 86_400 {
            self = .hours(seconds / 3_600)
        } else if seconds < 2 * 86_400 {
            self = .yesterday
        } else if seconds < 7 * 86_400 {
            self = .days(seconds / 86_400)
        } else {
            self = .older(date)
        }
    }
}

struct RelativeTimeLabel {
    private let formatter: DateFormatter

    init(timeZone: TimeZone) {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.timeZone = timeZone
        formatter.dateFormat = "d MMM yyyy"
        self.formatter = formatter
    }

    func text(for date: Date, now: Date) -> String {
        switch RelativeTime(date: date, now: now) {
        case .justNow:
            return "Just now"
        case .minutes(let count):
            return count == 1 ? "1 minute ago" : "\(count) minutes ago"
        case .hours(let count):
            return count == 1 ? "1 hour ago" : "\(count) hours ago"
        case .yesterday:
            return "Yesterday"
        case .days(let count):
            return "\(count) days ago"
        case .older(let date):
            return formatter.string(from: date)
        }
    }
}
