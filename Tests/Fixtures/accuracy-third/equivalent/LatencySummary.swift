import Foundation

/// Descriptive statistics over request latencies in milliseconds.
struct LatencySummary {
    private let sorted: [Int]

    init?(samples: [Int]) {
        guard !samples.isEmpty else { return nil }
        sorted = samples.sorted()
    }

    var count: Int { sorted.count }
    var min: Int { sorted[0] }
    var max: Int { sorted[sorted.count - 1] }

    var mean: Double {
        sorted.reduce(0.0) { $0 + Double($1) } / Double(count)
    }

    var median: Double {
        let middle = count / 2
        if count.isMultiple(of: 2) {
            return (Double(sorted[middle - 1]) + Double(sorted[middle])) / 2
        }
        return Double(sorted[middle])
    }

    /// Population standard deviation.
    var standardDeviation: Double {
        let mean = self.mean
        let squares = sorted.map { value -> Double in
            let delta = Double(value) - mean
            return delta * delta
        }
        return (squares.reduce(0, +) / Double(count)).squareRoot()
    }

    /// The most frequent value, the smallest one if there are several.
    var mode: Int {
        let frequencies = Dictionary(sorted.map { ($0, 1) }, uniquingKeysWith: +)
        return frequencies.max { ($0.value, $1.key) < ($1.value, $0.key) }!.key
    }

    /// Nearest-rank percentile.
    func percentile(_ p: Int) -> Int {
        precondition((0...100).contains(p), "percentile out of range")
        let rank = (p * count + 99) / 100
        return sorted[Swift.max(rank, 1) - 1]
    }
}

extension LatencySummary: CustomStringConvertible {
    var description: String {
        "n=\(count) min=\(min) p50=\(percentile(50)) p95=\(percentile(95)) max=\(max)"
    }
}
