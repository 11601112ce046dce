import Foundation

/// Formats pace, speed and distance of an activity. Works on whole meters and seconds only.
struct PaceFormatter {
    enum Unit {
        case metric, imperial

        var millimeters: Int {
            switch self {
            case .metric: return 1_000_000
            case .imperial: return 1_609_344
            }
        }

        var distanceSuffix: String { self == .metric ? "km" : "mi" }
        var speedSuffix: String { self == .metric ? "km/h" : "mph" }
    }

    private static let placeholder = "--:--"
    private static let slowestPace = 99 * 60 + 59
    private static let minimumMeters = 10

    let unit: Unit

    func pace(meters: Int, seconds: Int) -> String {
        "\(paceValue(meters: meters, seconds: seconds) ?? Self.placeholder) /\(unit.distanceSuffix)"
    }

    func speed(meters: Int, seconds: Int) -> String {
        guard meters > 0, seconds > 0 else { return "0.0 \(unit.speedSuffix)" }
        let tenths = meters * 1000 * 36_000 / (unit.millimeters * seconds)
        return "\(tenths / 10).\(tenths % 10) \(unit.speedSuffix)"
    }

    func distance(meters: Int) -> String {
        let meters = max(0, meters)
        if unit == .metric && meters < 1000 {
            return "\(meters) m"
        }
        let hundredths = meters * 100_000 / unit.millimeters
        return String(format: "%d.%02d %@", hundredths / 100, hundredths % 100, unit.distanceSuffix)
    }

    func clock(seconds: Int) -> String {
        let total = max(0, seconds)
        let (h, m, s) = (total / 3600, total / 60 % 60, total % 60)
        return h > 0
            ? String(format: "%d:%02d:%02d", h, m, s)
            : String(format: "%d:%02d", m, s)
    }

    private func paceValue(meters: Int, seconds: Int) -> String? {
        guard meters >= Self.minimumMeters, seconds > 0 else { return nil }
        let divisor = meters * 1000
        // rounded to the nearest second
        let perUnit = (seconds * unit.millimeters + divisor / 2) / divisor
        guard perUnit <= Self.slowestPace else { return nil }
        return String(format: "%d:%02d", perUnit / 60, perUnit % 60)
    }
}
