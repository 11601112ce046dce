import Foundation

enum LoyaltyTier: Int, CaseIterable, Comparable {
    case bronze = 0
    case silver = 1_000
    case gold = 5_000
    case platinum = 20_000

    var threshold: Int { rawValue }

    var multiplierPercent: Int {
        switch self {
        case .bronze: return 100
        case .silver: return 125
        case .gold: return 150
        case .platinum: return 200
        }
    }

    static func tier(forPoints points: Int) -> LoyaltyTier {
        allCases.last { points >= $0.threshold } ?? .bronze
    }

    var next: LoyaltyTier? {
        LoyaltyTier.allCases.first { $0 > self }
    }

    static func < (lhs: LoyaltyTier, rhs: LoyaltyTier) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}

final class LoyaltyAccount {
    private(set) var points: Int
    private(set) var lifetimePoints: Int

    init(points: Int, lifetimePoints: Int) {
        self.points = points
        self.lifetimePoints = lifetimePoints
    }

    enum RedeemError: Error, Equatable {
        case notEnoughPoints(missing: Int)
        case invalidAmount
    }

    var tier: LoyaltyTier { .tier(forPoints: lifetimePoints) }

    var pointsToNextTier: Int? {
        tier.next.map { $0.threshold - lifetimePoints }
    }

    var progress: Double {
        guard let next = tier.next else { return 1 }
        let span = next.threshold - tier.threshold
        return Double(lifetimePoints - tier.threshold) / Double(span)
    }

    func earn(purchaseCents: Int) {
        guard purchaseCents > 0 else { return }
        let earned = purchaseCents / 100 * tier.multiplierPercent / 100
        points += earned
        lifetimePoints += earned
    }

    func redeem(_ amount: Int) throws {
        guard amount > 0 else { throw RedeemError.invalidAmount }
        guard amount <= points else { throw RedeemError.notEnoughPoints(missing: amount - points) }
        points -= amount
    }
}
