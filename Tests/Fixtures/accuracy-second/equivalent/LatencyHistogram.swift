import Foundation

struct LatencySnapshot: Codable, Equatable {
    let count: Int
    let p50: Double
    let p95: Double
    let p99: Double
    let buckets: [Int]
}

protocol LatencyReporter: AnyObject {
    func report(_ snapshot: LatencySnapshot, for endpoint: String)
}

final class LatencyHistogram {

    /// Upper bounds in milliseconds, inclusive; the last bucket takes the rest.
    static let defaultBounds: [Double] = [25, 50, 100, 250, 500, 1000, 2500]

    private let bounds: [Double]
    private let maxSamples: Int
    private var samples: [Double] = []

    weak var reporter: LatencyReporter?

    init(bounds: [Double] = LatencyHistogram.defaultBounds, maxSamples: Int = 500) {
        self.bounds = bounds.sorted()
        self.maxSamples = maxSamples
    }

    func record(milliseconds: Double) {
        guard milliseconds >= 0 else { return }
        if samples.count == maxSamples {
            samples.removeFirst()
        }
        samples.append(milliseconds)
    }

    func snapshot() -> LatencySnapshot? {
        guard !samples.isEmpty else { return nil }
        let sorted = samples.sorted()
        var buckets = [Int](repeating: 0, count: bounds.count + 1)
        for value in sorted {
            let index = bounds.firstIndex { value <= $0 } ?? bounds.count
            buckets[index] += 1
        }
        return LatencySnapshot(
            count: sorted.count,
            p50: percentile(0.50, of: sorted),
            p95: percentile(0.95, of: sorted),
            p99: percentile(0.99, of: sorted),
            buckets: buckets
        )
    }

    func flush(endpoint: String) {
        guard let snapshot = self.snapshot() else { return }
        reporter?.report(snapshot, for: endpoint)
        samples.removeAll()
    }

    /// Linear interpolation between the closest ranks.
    private func percentile(_ p: Double, of sorted: [Double]) -> Double {
        let rank = p * Double(sorted.count - 1)
        let lower = Int(rank)
        let upper = min(lower + 1, sorted.count - 1)
        let fraction = rank - Double(lower)
        return sorted[lower] + (sorted[upper] - sorted[lower]) * fraction
    }
}
