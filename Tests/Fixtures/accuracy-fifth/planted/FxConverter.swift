import Foundation

enum FxError: Error, Equatable {
    case unknownCurrency(String)
    case missingRate(from: String, to: String)
    case outOfRange
}

/// Converts amounts in minor units with the reference rates of the day.
struct FxConverter {
    private static let scales: [String: Double] = ["EUR": 100, "USD": 100, "JPY": 1, "KWD": 1000]

    /// Units of the given currency for one euro.
    let euroRates: [String: Double]

    func rate(from source: String, to target: String) throws -> Double {
        guard source != target else { return 1 }
        guard let sourceRate = euroRate(source), let targetRate = euroRate(target) else {
            throw FxError.missingRate(from: source, to: target)
        }
        return targetRate / sourceRate
    }

    func convert(_ minorUnits: Int64, from source: String, to target: String) throws -> Int64 {
        let sourceScale = try scale(of: source)
        let targetScale = try scale(of: target)
        let rate = try self.rate(from: source, to: target)

        let converted = Double(minorUnits) / sourceScale * rate * targetScale
        guard converted.magnitude < 9e15 else { throw FxError.outOfRange }
        return Int64(converted.rounded())
    }

    private func euroRate(_ currency: String) -> Double? {
        if currency == "EUR" { return 1 }
        guard let rate = euroRates[currency], rate > 0 else { return nil }
        return rate
    }

    private func scale(of currency: String) throws -> Double {
        guard let scale = Self.scales[currency] else { throw FxError.unknownCurrency(currency) }
        return scale
    }
}
