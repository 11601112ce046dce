import XCTest
@testable import Loyalty

final class LoyaltyTierTests: XCTestCase {
    private let thresholds: [(points: Int, tier: LoyaltyTier)] = [
        (0, .bronze),
        (999, .bronze),
        (1_000, .silver),
        (4_999, .silver),
        (5_000, .gold),
        (20_000, .platinum)
    ]

    func test_tierForPoints_matchesThresholds() {
        for entry in thresholds {
            XCTAssertEqual(
                LoyaltyTier.tier(forPoints: entry.points),
                entry.tier,
                "points: \(entry.points)"
            )
        }
    }

    func test_tierForNegativePoints_isBronze() {
        XCTAssertEqual(LoyaltyTier.tier(forPoints: -10), .bronze)
    }

    func test_pointsToNextTier_isNilForPlatinum() {
        XCTAssertNil(LoyaltyTier.pointsToNextTier(from: 25_000))
    }

    func test_pointsToNextTier_countsDown() {
        XCTAssertEqual(LoyaltyTier.pointsToNextTier(from: 4_990), 10)
    }

    func test_changeNotification_isSentOnlyOnTierChange() {
        let observer = TierObserverSpy()
        let account = LoyaltyAccount(points: 950)
        account.observer = observer

        account.add(points: 20)
        account.add(points: 100)
        account.add(points: 50)

        XCTAssertEqual(observer.changes, [.silver])
    }

    func test_tiersAreOrdered() {
        XCTAssertLessThan(LoyaltyTier.bronze, .silver)
        XCTAssertLessThan(LoyaltyTier.gold, .platinum)
    }
}

private final class TierObserverSpy: LoyaltyTierObserver {
    private(set) var changes: [LoyaltyTier] = []

    func tierDidChange(to tier: LoyaltyTier) {
        changes.append(tier)
    }
}
