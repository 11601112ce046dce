import Foundation

struct HeartRateSample: Equatable {
    let bpm: Int
    let takenAt: Date
}

struct HeartRateSummary: Equatable {
    let mean: Double
    let deviation: Double
    let lowest: Int
    let highest: Int
}

final class HeartRateTrend {

    private let window: TimeInterval
    private var samples: [HeartRateSample] = []

    init(window: TimeInterval = 10 * 60) {
        self.window = window
    }

    func add(_ sample: HeartRateSample) {
        guard (25...250).contains(sample.bpm) else { return }
        samples.append(sample)
        let cutoff = sample.takenAt.addingTimeInterval(-window)
        samples.removeAll { $0.takenAt < cutoff }
    }

    func summary() -> HeartRateSummary? {
        let values = samples.map { Double($0.bpm) }
        guard values.count >= 2 else { return nil }
        let mean = values.reduce(0, +) / Double(values.count)
        let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        let deviation = (squares / Double(values.count - 1)).squareRoot()
        let bpms = samples.map(\.bpm)
        return HeartRateSummary(
            mean: mean,
            deviation: deviation,
            lowest: bpms.min() ?? 0,
            highest: bpms.max() ?? 0
        )
    }

    func isUnusual(_ bpm: Int) -> Bool {
        guard let summary = self.summary(), summary.deviation > 0 else { return false }
        return abs(Double(bpm) - summary.mean) > 2.5 * summary.deviation
    }
}
