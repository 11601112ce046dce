import Foundation

enum HeartRateZone: Int, CaseIterable {
    case rest, warmUp, endurance, tempo, threshold, maximum

    /// Share of the maximum heart rate, in percent, at which the zone begins.
    var lowerPercent: Int {
        switch self {
        case .rest: return 0
        case .warmUp: return 50
        case .endurance: return 60
        case .tempo: return 70
        case .threshold: return 80
        case .maximum: return 92
        }
    }
}

struct HeartRateSample {
    let second: Int
    let bpm: Int
}

struct HeartRateZones {
    private static let longestGap = 15

    let maximumHeartRate: Int

    init(age: Int) {
        maximumHeartRate = max(120, 220 - age)
    }

    func zone(forBpm bpm: Int) -> HeartRateZone {
        let percent = bpm * 100 / maximumHeartRate
        return HeartRateZone.allCases.last { percent >= $0.lowerPercent } ?? .rest
    }

    func range(of zone: HeartRateZone) -> ClosedRange<Int>? {
        guard zone != .rest else { return nil }
        let upper = HeartRateZone(rawValue: zone.rawValue + 1)?.lowerPercent ?? 100
        return bpm(atPercent: zone.lowerPercent)...bpm(atPercent: upper)
    }

    /// Seconds spent in each zone; a pause in the stream counts up to `longestGap`.
    func timeInZones(_ samples: [HeartRateSample]) -> [HeartRateZone: Int] {
        zip(samples, samples.dropFirst()).reduce(into: [:]) { totals, pair in
            let (current, next) = pair
            let seconds = min(next.second - current.second, Self.longestGap)
            guard seconds > 0 else { return }
            totals[zone(forBpm: current.bpm), default: 0] += seconds
        }
    }

    private func bpm(atPercent percent: Int) -> Int {
        (maximumHeartRate * percent + 99) / 100
    }
}
