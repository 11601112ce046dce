import Foundation

/// Short age of a message for list rows: "now", "5m", "3h", "2d", "Mar 4", "Mar 4, 2021".
struct MessageTimestamp {
    private static let minute: Int64 = 60
    private static let hour = 60 * minute
    private static let day = 24 * hour

    private let calendar: Calendar
    private let shortFormatter: DateFormatter
    private let longFormatter: DateFormatter

    init(timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
        shortFormatter = Self.makeFormatter("MMM d", timeZone)
        longFormatter = Self.makeFormatter("MMM d, yyyy", timeZone)
    }

    func string(for sentAt: Int64, now: Int64) -> String {
        let age = max(now - sentAt, 0)
        switch age {
        case ..<Self.minute: return "now"
        case ..<Self.hour: return "\(age / Self.minute)m"
        case ..<Self.day: return "\(age / Self.hour)h"
        case ..<(7 * Self.day): return "\(age / Self.day)d"
        default: return dateString(for: sentAt, now: now)
        }
    }

    private func dateString(for sentAt: Int64, now: Int64) -> String {
        let date = Date(timeIntervalSince1970: TimeInterval(sentAt))
        let today = Date(timeIntervalSince1970: TimeInterval(now))
        let sameYear = calendar.component(.year, from: date) == calendar.component(.year, from: today)
        return (sameYear ? shortFormatter : longFormatter).string(from: date)
    }

    private static func makeFormatter(_ format: String, _ timeZone: TimeZone) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = timeZone
        formatter.dateFormat = format
        return formatter
    }
}
