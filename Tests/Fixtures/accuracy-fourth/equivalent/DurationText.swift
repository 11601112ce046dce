import Foundation

enum DurationText {
    static let placeholder = "--:--"

    static func clock(_ totalSeconds: Int) -> String {
        guard totalSeconds >= 0 else { return placeholder }
        let (hours, minutes, seconds) = split(totalSeconds)
        return hours > 0
            ? String(format: "%ld:%02ld:%02ld", hours, minutes, seconds)
            : String(format: "%ld:%02ld", minutes, seconds)
    }

    static func remaining(position: Int, duration: Int) -> String {
        guard duration > 0 else { return placeholder }
        return "-" + clock(max(0, duration - position))
    }

    static func spoken(_ totalSeconds: Int) -> String {
        let (hours, minutes, seconds) = split(max(0, totalSeconds))
        let parts = [(hours, "hour"), (minutes, "minute"), (seconds, "second")]
            .filter { $0.0 > 0 }
            .map { value, unit in "\(value) \(unit)\(value == 1 ? "" : "s")" }
        return parts.isEmpty ? "0 seconds" : parts.joined(separator: ", ")
    }

    /// Accepts `m:ss` and `h:mm:ss`.
    static func parse(_ text: String) -> Int? {
        let fields = text.components(separatedBy: ":")
        guard (2...3).contains(fields.count) else { return nil }

        var total = 0
        for (index, field) in fields.enumerated() {
            guard
                (1...3).contains(field.utf8.count),
                field.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }),
                let value = Int(field),
                index == 0 || value < 60
            else { return nil }
            total = total * 60 + value
        }
        return total
    }

    private static func split(_ total: Int) -> (hours: Int, minutes: Int, seconds: Int) {
        (total / 3600, total / 60 % 60, total % 60)
    }
}
