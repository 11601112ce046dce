import Foundation

enum LoyaltyTier: String, CaseIterable {
    case bronze, silver, gold, platinum

    var threshold: Int {
        switch self {
        case .bronze: 0
        case .silver: 5_000
        case .gold: 20_000
        case .platinum: 60_000
        }
    }

    /// Points per 100 cents, in percent.
    var earnPercent: Int {
        switch self {
        case .bronze: 100
        case .silver: 125
        case .gold: 150
        case .platinum: 200
        }
    }

    var next: LoyaltyTier? {
        Self.allCases.drop { $0 != self }.dropFirst().first
    }

    static func tier(forPoints points: Int) -> LoyaltyTier {
        allCases.last { points >= $0.threshold } ?? .bronze
    }
}

struct LoyaltyAccount {
    let points: Int

    var tier: LoyaltyTier { .tier(forPoints: points) }

    var pointsToNextTier: Int? {
        tier.next.map { $0.threshold - points }
    }

    var progress: Double {
        guard let next = tier.next else { return 1 }
        let span = Double(next.threshold - tier.threshold)
        return max(0, Double(points - tier.threshold) / span)
    }

    func pointsEarned(spendingCents cents: Int) -> Int {
        guard cents > 0 else { return 0 }
        return cents * tier.earnPercent / 10_000
    }

    var headline: String {
        guard let next = tier.next, let missing = pointsToNextTier else {
            return "You reached \(tier.rawValue.capitalized)"
        }
        return "\(missing) points to \(next.rawValue.capitalized)"
    }
}
