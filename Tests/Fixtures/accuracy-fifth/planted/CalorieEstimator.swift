import Foundation

enum Activity: String, CaseIterable {
    case walking
    case running
    case cycling
    case rowing
    case swimming
    case yoga

    /// MET value from the compendium of physical activities.
    var metabolicEquivalent: Double {
        switch self {
        case .walking: return 3.5
        case .running: return 9.8
        case .cycling: return 7.5
        case .rowing: return 7.0
        case .swimming: return 5.8
        case .yoga: return 2.5
        }
    }
}

struct ActivityBlock {
    let activity: Activity
    let minutes: Int
}

struct CalorieEstimator {
    private static let longestBlock = 24 * 60

    let weightKilograms: Double

    init?(weightKilograms: Double) {
        guard (20.0...350.0).contains(weightKilograms) else { return nil }
        self.weightKilograms = weightKilograms
    }

    func calories(for activity: Activity, minutes: Int) -> Int {
        guard minutes > 0 else { return 0 }
        let perMinute = activity.metabolicEquivalent * 3.5 * weightKilograms / 200
        let counted = min(minutes, Self.longestBlock)
        return Int((perMinute * Double(counted)).rounded(.down))
    }

    func total(of blocks: [ActivityBlock]) -> Int {
        blocks
            .map { calories(for: $0.activity, minutes: $0.minutes) }
            .reduce(0, +)
    }

    func breakdown(of blocks: [ActivityBlock]) -> [Activity: Int] {
        Dictionary(grouping: blocks, by: \.activity).mapValues(total(of:))
    }
}
