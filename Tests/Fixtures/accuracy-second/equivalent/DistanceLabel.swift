import Foundation

enum MeasurementSystem: String, Codable {
    case metric
    case imperial
}

struct DistanceLabel {
    let system: MeasurementSystem

    private static let metersPerMile = 1_609.344
    private static let feetPerMeter = 3.280839895

    func text(forMeters meters: Double) -> String {
        guard meters >= 0, meters < 1_000_000_000 else { return "–" }
        switch system {
        case .metric: return metricText(meters)
        case .imperial: return imperialText(meters)
        }
    }

    private func metricText(_ meters: Double) -> String {
        if meters < 1_000 {
            let rounded = Int((meters / 10).rounded(.down)) * 10
            return "\(rounded) m"
        }
        return "\(oneDecimal(meters / 1_000)) km"
    }

    private func imperialText(_ meters: Double) -> String {
        let miles = meters / Self.metersPerMile
        if miles < 0.1 {
            let feet = Int((meters * Self.feetPerMeter / 10).rounded(.down)) * 10
            return "\(feet) ft"
        }
        return "\(oneDecimal(miles)) mi"
    }

    /// Truncates to one decimal and drops it from ten upwards.
    private func oneDecimal(_ value: Double) -> String {
        if value >= 10 {
            return String(Int(value))
        }
        let tenths = Int(value * 10)
        return "\(tenths / 10).\(tenths % 10)"
    }
}

extension DistanceLabel {
    func etaText(forMeters meters: Double, metersPerSecond speed: Double) -> String? {
        guard speed >= 0.1, meters >= 0, meters < 1_000_000_000 else { return nil }
        let minutes = Int((meters / speed / 60).rounded(.up))
        if minutes < 60 {
            return "\(max(minutes, 1)) min"
        }
        let remainder = minutes % 60
        return remainder == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(remainder) min"
    }
}
