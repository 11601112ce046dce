import Foundation

/// Whoever asks says in which zone; what is written for the server is in UTC.
struct Stamp {
    let zone: TimeZone

    func day(of moment: Date) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar.startOfDay(for: moment)
    }

    func forServer(_ moment: Date) -> String {
        let formatter = ISO8601DateFormatter()
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        return formatter.string(from: moment)
    }
}
