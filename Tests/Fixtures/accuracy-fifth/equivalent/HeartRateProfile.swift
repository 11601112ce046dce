import Foundation

enum HeartRateZone: Int, CaseIterable {
    case recovery = 1
    case fatBurn
    case aerobic
    case threshold
    case maximum

    var lowerPercent: Int {
        switch self {
        case .recovery: return 50
        case .fatBurn: return 60
        case .aerobic: return 70
        case .threshold: return 80
        case .maximum: return 90
        }
    }
}

struct HeartRateSample {
    let bpm: Int
    let seconds: Int
}

/// Zones follow the heart rate reserve (Karvonen) method.
struct HeartRateProfile {
    let restingRate: Int
    let maximumRate: Int

    private var reserve: Int { maximumRate - restingRate }

    init?(restingRate: Int, maximumRate: Int) {
        guard restingRate > 0, maximumRate > restingRate else { return nil }
        self.restingRate = restingRate
        self.maximumRate = maximumRate
    }

    static func estimated(age: Int, restingRate: Int) -> HeartRateProfile? {
        guard (5...110).contains(age) else { return nil }
        return HeartRateProfile(restingRate: restingRate, maximumRate: 208 - 7 * age / 10)
    }

    func zone(for bpm: Int) -> HeartRateZone? {
        let percent = (bpm - restingRate) * 100 / reserve
        return HeartRateZone.allCases.last { percent >= $0.lowerPercent }
    }

    func lowerBound(of zone: HeartRateZone) -> Int {
        restingRate + reserve * zone.lowerPercent / 100
    }

    func timeInZones(_ samples: [HeartRateSample]) -> [HeartRateZone: Int] {
        samples.reduce(into: [:]) { totals, sample in
            guard let match = zone(for: sample.bpm) else { return }
            totals[match, default: 0] += sample.seconds
        }
    }
}
