import Foundation

enum DistanceUnit: String {
    case kilometers = "km"
    case miles = "mi"

    var meters: Double {
        self == .kilometers ? 1000 : 1609.344
    }
}

extension Int {
    /// `m:ss` below one hour, `h:mm:ss` from there on. Negative values count as zero.
    var clockString: String {
        let total = Swift.max(self, 0)
        let (hours, minutes, seconds) = (total / 3600, total / 60 % 60, total % 60)
        if hours > 0 {
            return String(format: "%d:%02d:%02d", hours, minutes, seconds)
        }
        return String(format: "%d:%02d", minutes, seconds)
    }
}

struct PaceFormatter {
    static let placeholder = "--:--"

    var unit: DistanceUnit = .kilometers
    var showsUnit = true

    func secondsPerUnit(meters: Double, seconds: Int) -> Int? {
        guard meters >= 1, seconds > 0 else { return nil }
        let pace = Double(seconds) * unit.meters / meters
        guard pace < 6000 else { return nil }
        return Int(pace.rounded())
    }

    func string(meters: Double, seconds: Int) -> String {
        let pace = secondsPerUnit(meters: meters, seconds: seconds)?.clockString ?? Self.placeholder
        return showsUnit ? "\(pace) /\(unit.rawValue)" : pace
    }

    /// One line per full unit: cumulative times in, split times out.
    func splits(_ cumulative: [Int]) -> [String] {
        zip(cumulative, [0] + cumulative)
            .enumerated()
            .map { "\($0 + 1) \(unit.rawValue)  \(($1.0 - $1.1).clockString)" }
    }
}
