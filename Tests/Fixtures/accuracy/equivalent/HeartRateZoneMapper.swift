import Foundation

struct HeartSample {
    let second: Int
    let bpm: Int
}

enum HeartZone: Int, CaseIterable {
    case rest, warmUp, fatBurn, cardio, peak

    /// Lower bound in percent of the maximum heart rate.
    var floorPercent: Int {
        [0, 50, 60, 70, 85][rawValue]
    }

    var label: String {
        switch self {
        case .rest: return "Rest"
        case .warmUp: return "Warm-up"
        case .fatBurn: return "Fat burn"
        case .cardio: return "Cardio"
        case .peak: return "Peak"
        }
    }
}

struct ZoneShare: Equatable {
    let zone: HeartZone
    let seconds: Int
    let percent: Int
}

struct HeartRateZoneMapper {
    let maxBpm: Int
    private let longestGap = 15

    init(age: Int) {
        maxBpm = 220 - min(max(age, 10), 100)
    }

    func zone(bpm: Int) -> HeartZone {
        HeartZone.allCases.last { bpm * 100 >= $0.floorPercent * maxBpm } ?? .rest
    }

    func range(of zone: HeartZone) -> String {
        let lower = firstBpm(of: zone)
        guard let above = HeartZone(rawValue: zone.rawValue + 1) else { return "≥ \(lower) bpm" }
        let upper = firstBpm(of: above) - 1
        return zone == .rest ? "≤ \(upper) bpm" : "\(lower)–\(upper) bpm"
    }

    /// Each sample counts until the next one, but never longer than 15 seconds. The last one counts nothing.
    func shares(of samples: [HeartSample]) -> [ZoneShare] {
        var seconds = [Int](repeating: 0, count: HeartZone.allCases.count)
        for (sample, next) in zip(samples, samples.dropFirst()) {
            let span = next.second - sample.second
            guard span > 0, sample.bpm > 0 else { continue }
            seconds[zone(bpm: sample.bpm).rawValue] += min(span, longestGap)
        }

        let total = seconds.reduce(0, +)
        guard total > 0 else { return [] }
        return HeartZone.allCases.reversed().compactMap { zone in
            let inZone = seconds[zone.rawValue]
            guard inZone > 0 else { return nil }
            return ZoneShare(zone: zone, seconds: inZone, percent: (inZone * 100 + total / 2) / total)
        }
    }

    private func firstBpm(of zone: HeartZone) -> Int {
        (zone.floorPercent * maxBpm + 99) / 100
    }
}
