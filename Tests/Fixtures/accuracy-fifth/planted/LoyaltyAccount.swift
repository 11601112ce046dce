import Foundation

enum LoyaltyTier: Int, CaseIterable {
    case blue, silver, gold, platinum

    /// Flown segments per year.
    var requiredSegments: Int {
        switch self {
        case .blue: return 0
        case .silver: return 20
        case .gold: return 40
        case .platinum: return 80
        }
    }

    /// Extra miles on every flight.
    var bonusPercent: Int {
        switch self {
        case .blue: return 0
        case .silver: return 25
        case .gold: return 50
        case .platinum: return 100
        }
    }

    var next: LoyaltyTier? { LoyaltyTier(rawValue: rawValue + 1) }
}

enum FareBucket {
    case discount, economy, business

    var earnPercent: Int {
        switch self {
        case .discount: return 25
        case .economy: return 100
        case .business: return 200
        }
    }
}

final class LoyaltyAccount {
    static let minimumMilesPerSegment = 125

    private(set) var miles: Int
    private(set) var segments: Int

    init(miles: Int = 0, segments: Int = 0) {
        self.miles = max(0, miles)
        self.segments = max(0, segments)
    }

    var tier: LoyaltyTier {
        LoyaltyTier.allCases.last { segments >= $0.requiredSegments } ?? .blue
    }

    var segmentsToNextTier: Int? {
        tier.next.map { $0.requiredSegments - segments }
    }

    /// Returns the miles earned, counted with the tier held before this flight.
    @discardableResult
    func credit(distance: Int, bucket: FareBucket) -> Int {
        let flown = max(Self.minimumMilesPerSegment, distance * bucket.earnPercent / 100)
        let earned = flown + flown * tier.bonusPercent / 100
        miles += earned
        segments += 1
        return earned
    }

    func redeem(_ amount: Int) -> Bool {
        guard amount > 0, amount <= miles else { return false }
        miles -= amount
        return true
    }

    func startNewYear() {
        segments = 0
    }
}
