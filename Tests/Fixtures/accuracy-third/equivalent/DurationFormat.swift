import Foundation

enum DurationFormat {
    private static let units: [(name: String, seconds: Int)] = [
        ("d", 86_400), ("h", 3_600), ("m", 60), ("s", 1),
    ]

    /// "1:05:09" or "5:09", for the player.
    static func clock(_ seconds: Int) -> String {
        let total = abs(seconds)
        let (hours, minutes, rest) = (total / 3_600, total / 60 % 60, total % 60)
        let text = hours > 0
            ? String(format: "%ld:%02ld:%02ld", hours, minutes, rest)
            : String(format: "%ld:%02ld", minutes, rest)
        return sign(of: seconds) + text
    }

    /// "2h 5m", "3d", "0s": the largest unit and the one below it unless that is zero.
    static func compact(_ seconds: Int) -> String {
        let total = abs(seconds)
        guard let largest = units.firstIndex(where: { total >= $0.seconds }) else { return "0s" }

        var rest = total
        var parts: [String] = []
        for unit in units[largest...].prefix(2) {
            let (amount, remainder) = rest.quotientAndRemainder(dividingBy: unit.seconds)
            if amount > 0 { parts.append("\(amount)\(unit.name)") }
            rest = remainder
        }
        return sign(of: seconds) + parts.joined(separator: " ")
    }

    /// "just now", "5 minutes ago", "in 1 hour".
    static func relative(_ seconds: Int) -> String {
        let total = abs(seconds)
        let phrase: String
        switch total {
        case ..<60: return "just now"
        case ..<3_600: phrase = counted(total / 60, "minute")
        case ..<86_400: phrase = counted(total / 3_600, "hour")
        default: phrase = counted(total / 86_400, "day")
        }
        return seconds < 0 ? "\(phrase) ago" : "in \(phrase)"
    }

    private static func sign(of seconds: Int) -> String {
        seconds < 0 ? "-" : ""
    }

    private static func counted(_ amount: Int, _ noun: String) -> String {
        amount == 1 ? "1 \(noun)" : "\(amount) \(noun)s"
    }
}
