import Foundation

/// Daily window without notification sounds, e.g. "22:00-07:30".
struct QuietHours: Equatable, CustomStringConvertible {
    let startMinute: Int
    let endMinute: Int

    init(startMinute: Int, endMinute: Int) {
        self.startMinute = startMinute
        self.endMinute = endMinute
    }

    init?(_ text: String) {
        let pattern = #/([01][0-9]|2[0-3]):([0-5][0-9])-([01][0-9]|2[0-3]):([0-5][0-9])/#
        guard
            let match = text.wholeMatch(of: pattern),
            let startHour = Int(match.1), let startMinute = Int(match.2),
            let endHour = Int(match.3), let endMinute = Int(match.4)
        else { return nil }
        self.init(startMinute: startHour * 60 + startMinute, endMinute: endHour * 60 + endMinute)
    }

    /// The start belongs to the window, the end does not.
    func contains(minuteOfDay minute: Int) -> Bool {
        if startMinute <= endMinute {
            return startMinute..<endMinute ~= minute
        }
        return minute >= startMinute || minute < endMinute
    }

    func contains(_ date: Date, in timeZone: TimeZone) -> Bool {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        return contains(minuteOfDay: (parts.hour ?? 0) * 60 + (parts.minute ?? 0))
    }

    var description: String {
        [startMinute, endMinute]
            .map { String(format: "%02d:%02d", $0 / 60, $0 % 60) }
            .joined(separator: "-")
    }
}
