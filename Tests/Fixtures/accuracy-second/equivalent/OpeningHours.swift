import Foundation

struct OpeningPeriod: Hashable, Codable {
    /// ISO weekday, 1 is Monday.
    let day: Int
    /// Minutes after midnight; a closing minute beyond 1440 reaches into the next day.
    let opens: Int
    let closes: Int

    enum CodingKeys: String, CodingKey {
        case day = "weekday"
        case opens = "open_minute"
        case closes = "close_minute"
    }
}

enum OpeningStatus: Equatable {
    case open(closesInMinutes: Int)
    case closingSoon(closesInMinutes: Int)
    case closed(opensInMinutes: Int?)
}

struct OpeningHours {

    private static let minutesPerDay = 24 * 60
    private static let minutesPerWeek = 7 * minutesPerDay

    let periods: [OpeningPeriod]
    var closingSoonThreshold = 30

    func status(day: Int, minute: Int) -> OpeningStatus {
        let now = Self.weekMinute(day: day, minute: minute)
        let remaining = periods.compactMap { remainingMinutes(in: $0, at: now) }.max()
        if let remaining {
            return remaining <= closingSoonThreshold
                ? .closingSoon(closesInMinutes: remaining)
                : .open(closesInMinutes: remaining)
        }
        let next = periods
            .map { period -> Int in
                let start = Self.weekMinute(day: period.day, minute: period.opens)
                let distance = start - now
                return distance < 0 ? distance + Self.minutesPerWeek : distance
            }
            .min()
        return .closed(opensInMinutes: next)
    }

    func isOpen(day: Int, minute: Int) -> Bool {
        switch status(day: day, minute: minute) {
        case .open, .closingSoon: return true
        case .closed: return false
        }
    }

    private func remainingMinutes(in period: OpeningPeriod, at now: Int) -> Int? {
        let start = Self.weekMinute(day: period.day, minute: period.opens)
        let end = start + period.closes - period.opens
        if now >= start && now < end {
            return end - now
        }
        let wrapped = now + Self.minutesPerWeek
        return wrapped >= start && wrapped < end ? end - wrapped : nil
    }

    private static func weekMinute(day: Int, minute: Int) -> Int {
        (day - 1) * minutesPerDay + minute
    }
}

extension OpeningStatus {
    func label(using strings: StringsProvider) -> String {
        switch self {
        case .open:
            return strings.text("hours_open")
        case .closingSoon(let minutes):
            return strings.text("hours_closing_soon", minutes)
        case .closed(let minutes?) where minutes < 60:
            return strings.text("hours_opens_soon", minutes)
        case .closed:
            return strings.text("hours_closed")
        }
    }
}
