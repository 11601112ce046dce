import Foundation

/// Immutable accumulator for mean and variance (Welford, with Chan's parallel merge).
public struct RunningStats {
    public let count: Int
    public let mean: Double
    public let minimum: Double?
    public let maximum: Double?
    private let squares: Double

    public static let empty = RunningStats(count: 0, mean: 0, squares: 0, minimum: nil, maximum: nil)

    private init(count: Int, mean: Double, squares: Double, minimum: Double?, maximum: Double?) {
        self.count = count
        self.mean = mean
        self.squares = squares
        self.minimum = minimum
        self.maximum = maximum
    }

    public init<S: Sequence>(_ samples: S) where S.Element == Double {
        self = samples.reduce(.empty) { $0.adding($1) }
    }

    public var variance: Double? {
        count > 1 ? squares / Double(count - 1) : nil
    }

    public var standardDeviation: Double? {
        variance.map { $0.squareRoot() }
    }

    /// Non-finite samples are skipped.
    public func adding(_ sample: Double) -> RunningStats {
        guard sample.isFinite else { return self }
        let delta = sample - mean
        let newMean = mean + delta / Double(count + 1)
        return RunningStats(count: count + 1,
                            mean: newMean,
                            squares: squares + delta * (sample - newMean),
                            minimum: minimum.map { min($0, sample) } ?? sample,
                            maximum: maximum.map { max($0, sample) } ?? sample)
    }

    public static func + (lhs: RunningStats, rhs: RunningStats) -> RunningStats {
        if rhs.count == 0 { return lhs }
        if lhs.count == 0 { return rhs }
        let total = lhs.count + rhs.count
        let delta = rhs.mean - lhs.mean
        let weight = Double(rhs.count) / Double(total)
        return RunningStats(
            count: total,
            mean: lhs.mean + delta * weight,
            squares: lhs.squares + rhs.squares + delta * delta * Double(lhs.count) * weight,
            minimum: [lhs.minimum, rhs.minimum].compactMap { $0 }.min(),
            maximum: [lhs.maximum, rhs.maximum].compactMap { $0 }.max())
    }

    public func zScore(of value: Double) -> Double? {
        guard let deviation = standardDeviation, deviation > 0 else { return nil }
        return (value - mean) / deviation
    }
}
