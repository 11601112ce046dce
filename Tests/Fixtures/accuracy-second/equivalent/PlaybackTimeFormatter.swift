import Foundation

enum PlaybackTimeFormatter {
    static let placeholder = "--:--"

    static func label(for seconds: TimeInterval) -> String {
        guard seconds.isFinite, seconds >= 0 else { return placeholder }
        let total = Int(seconds)
        let hours = total / 3600
        let minutes = total % 3600 / 60
        let secs = total % 60
        if hours > 0 {
            return String(format: "%d:%02d:%02d", hours, minutes, secs)
        }
        return String(format: "%d:%02d", minutes, secs)
    }

    static func remainingLabel(position: TimeInterval, duration: TimeInterval) -> String {
        guard duration.isFinite, duration > 0 else { return placeholder }
        return "-" + label(for: max(duration - position, 0))
    }

    static func accessibilityLabel(for seconds: TimeInterval, strings: Strings) -> String {
        guard seconds.isFinite, seconds >= 0 else { return strings["player.time_unknown"] }
        let total = Int(seconds)
        var parts: [String] = []
        if total >= 3600 {
            parts.append(strings.plural("time.hours", total / 3600))
        }
        if total >= 60, total % 3600 / 60 > 0 {
            parts.append(strings.plural("time.minutes", total % 3600 / 60))
        }
        if total % 60 > 0 || parts.isEmpty {
            parts.append(strings.plural("time.seconds", total % 60))
        }
        return parts.joined(separator: ", ")
    }
}

extension Chapter {
    var rangeLabel: String {
        let start = PlaybackTimeFormatter.label(for: startTime)
        guard let endTime else { return start }
        return "\(start) – \(PlaybackTimeFormatter.label(for: endTime))"
    }
}
