import Foundation

/// Order statistics over the finite values of a sample.
struct SampleSummary {
    private let samples: [Double]
    private let sorted: [Double]

    init(_ values: [Double]) {
        samples = values.filter(\.isFinite)
        sorted = samples.sorted()
    }

    var count: Int { samples.count }

    var median: Double? { percentile(50) }

    var interquartileRange: Double? {
        guard let upper = percentile(75), let lower = percentile(25) else { return nil }
        return upper - lower
    }

    /// Linear interpolation between the closest ranks.
    func percentile(_ percent: Double) -> Double? {
        guard !sorted.isEmpty, (0...100).contains(percent) else { return nil }
        let position = percent / 100 * Double(sorted.count - 1)
        let below = Int(position)
        guard below + 1 < sorted.count else { return sorted[below] }
        let fraction = position - Double(below)
        return sorted[below] + (sorted[below + 1] - sorted[below]) * fraction
    }

    /// Mean after dropping the given share of values at both ends.
    func trimmedMean(_ share: Double) -> Double? {
        guard !sorted.isEmpty, share >= 0, share < 0.5 else { return nil }
        let dropped = Int(Double(sorted.count) * share)
        let kept = sorted.dropFirst(dropped).dropLast(dropped)
        return kept.reduce(0, +) / Double(kept.count)
    }

    /// Values beyond the Tukey fences, in their original order.
    func outliers(factor: Double = 1.5) -> [Double] {
        guard let lower = percentile(25), let upper = percentile(75) else { return [] }
        let margin = (upper - lower) * factor
        return samples.filter { $0 < lower - margin || $0 > upper + margin }
    }
}
