import Foundation

/// Streaming mean and variance (Welford), used for frame time monitoring.
final class RunningStatistics {

    private(set) var count = 0
    private(set) var mean = 0.0
    private(set) var minimum = Double.infinity
    private(set) var maximum = -Double.infinity
    private var m2 = 0.0

    /// Sample variance; zero for fewer than two values.
    var variance: Double {
        count > 1 ? m2 / Double(count - 1) : 0
    }

    var standardDeviation: Double { variance.squareRoot() }

    var range: Double? {
        guard count > 0 else { return nil }
        return maximum - minimum
    }

    func add(_ value: Double) {
        guard value.isFinite else { return }
        count += 1
        let delta = value - mean
        mean += delta / Double(count)
        m2 += delta * (value - mean)
        minimum = min(minimum, value)
        maximum = max(maximum, value)
    }

    func add<S: Sequence>(contentsOf values: S) where S.Element == Double {
        values.forEach(add)
    }

    func merge(_ other: RunningStatistics) {
        guard other.count > 0 else { return }
        let total = count + other.count
        let delta = other.mean - mean
        m2 += other.m2 + delta * delta * Double(count) * Double(other.count) / Double(total)
        mean += delta * Double(other.count) / Double(total)
        minimum = min(minimum, other.minimum)
        maximum = max(maximum, other.maximum)
        count = total
    }

    /// True when the value lies further than `sigmas` deviations from the mean.
    func isOutlier(_ value: Double, sigmas: Double = 3) -> Bool {
        guard count >= 10, standardDeviation > 0 else { return false }
        return abs(value - mean) > sigmas * standardDeviation
    }

    func reset() {
        count = 0
        mean = 0
        m2 = 0
        minimum = .infinity
        maximum = -.infinity
    }
}
