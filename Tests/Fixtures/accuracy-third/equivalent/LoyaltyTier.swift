import Foundation

/// Ordered from the lowest to the highest tier.
enum LoyaltyTier: CaseIterable, Comparable {
    case bronze, silver, gold, platinum

    var threshold: Int {
        switch self {
        case .bronze: return 0
        case .silver: return 1_000
        case .gold: return 5_000
        case .platinum: return 15_000
        }
    }

    var earnRatePercent: Int {
        switch self {
        case .bronze: return 100
        case .silver: return 110
        case .gold: return 125
        case .platinum: return 150
        }
    }

    var next: LoyaltyTier? {
        Self.allCases.first { $0 > self }
    }

    static func forPoints(_ points: Int) -> LoyaltyTier {
        allCases.last { points >= $0.threshold } ?? .bronze
    }
}

struct LoyaltyAccount: Equatable {
    let balance: Int
    let lifetimePoints: Int

    var tier: LoyaltyTier { .forPoints(lifetimePoints) }

    var pointsToNextTier: Int? {
        tier.next.map { $0.threshold - lifetimePoints }
    }

    /// Whole percent of the way to the next tier, 100 once there is none.
    var progressPercent: Int {
        guard let next = tier.next else { return 100 }
        let span = next.threshold - tier.threshold
        return max(0, lifetimePoints - tier.threshold) * 100 / span
    }

    func earning(spentCents: Int) -> LoyaltyAccount {
        guard spentCents > 0 else { return self }
        let earned = spentCents / 100 * tier.earnRatePercent / 100
        return LoyaltyAccount(balance: balance + earned, lifetimePoints: lifetimePoints + earned)
    }

    func redeeming(_ points: Int) -> LoyaltyAccount? {
        guard points > 0, points <= balance else { return nil }
        return LoyaltyAccount(balance: balance - points, lifetimePoints: lifetimePoints)
    }
}
