import Foundation

struct CountdownFormatter {

    var showsDays = true

    /// "2d 03h", "1:02:03" or "02:03".
    func clock(for seconds: Int) -> String {
        let parts = Parts(seconds: seconds, splitsDays: showsDays)
        if parts.days > 0 {
            return String(format: "%dd %02dh", parts.days, parts.hours)
        }
        if parts.hours > 0 {
            return String(format: "%d:%02d:%02d", parts.hours, parts.minutes, parts.seconds)
        }
        return String(format: "%02d:%02d", parts.minutes, parts.seconds)
    }

    /// "1 hour, 2 minutes", for VoiceOver. Names at most two units.
    func spoken(for seconds: Int) -> String {
        let parts = Parts(seconds: seconds, splitsDays: showsDays)
        let words = [
            (parts.days, "day"),
            (parts.hours, "hour"),
            (parts.minutes, "minute"),
            (parts.seconds, "second"),
        ]
        .filter { $0.0 > 0 }
        .prefix(2)
        .map { value, unit in value == 1 ? "1 \(unit)" : "\(value) \(unit)s" }

        return words.isEmpty ? "0 seconds" : words.joined(separator: ", ")
    }

    /// Ticks every second in the last hour and once a minute before that.
    func refreshInterval(for seconds: Int) -> TimeInterval {
        seconds > 3600 ? 60 : 1
    }

    private struct Parts {
        let days, hours, minutes, seconds: Int

        init(seconds total: Int, splitsDays: Bool) {
            let total = max(total, 0)
            let allHours = total / 3600
            days = splitsDays ? allHours / 24 : 0
            hours = allHours - days * 24
            minutes = total / 60 % 60
            seconds = total % 60
        }
    }
}
