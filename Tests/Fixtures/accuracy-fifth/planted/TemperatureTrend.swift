import Foundation

struct NightlyTemperature {
    let night: Int
    let celsius: Double
}

/// Wrist temperature against the personal baseline of the preceding nights.
final class TemperatureTrend {
    private static let baselineNights = 14
    private static let minimumNights = 5

    private var nights: [NightlyTemperature] = []

    var baseline: Double? {
        guard nights.count >= Self.minimumNights else { return nil }
        let recent = nights.suffix(Self.baselineNights)
        return recent.map(\.celsius).reduce(0, +) / Double(recent.count)
    }

    /// Nights must arrive in order; anything older than the last one is ignored.
    @discardableResult
    func add(_ night: NightlyTemperature) -> Bool {
        guard (25.0...45.0).contains(night.celsius) else { return false }
        if let last = nights.last, night.night <= last.night { return false }
        nights.append(night)
        return true
    }

    func deviationTenths(of celsius: Double) -> Int? {
        guard let baseline else { return nil }
        let deviation = celsius - baseline
        guard abs(deviation) < 10 else { return nil }
        return Int((deviation * 10).rounded())
    }

    func label(for celsius: Double) -> String {
        guard let tenths = deviationTenths(of: celsius) else { return "No baseline" }
        if tenths == 0 { return "At baseline" }
        let sign = tenths < 0 ? "-" : "+"
        let magnitude = abs(tenths)
        return "\(sign)\(magnitude / 10).\(magnitude % 10) °C"
    }
}
