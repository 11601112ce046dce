import Foundation

enum RedeemPointsError: Error, Equatable {
    case rewardUnavailable
    case notEnoughPoints(missing: Int)
}

protocol RedeemPointsUseCaseProtocol {
    func execute(rewardId: String, userId: String) async throws -> RedeemedReward
}

final class RedeemPointsUseCase: RedeemPointsUseCaseProtocol {
    private let rewards: RewardRepository
    private let accounts: LoyaltyAccountRepository
    private let analytics: AnalyticsTracking

    init(
        rewards: RewardRepository,
        accounts: LoyaltyAccountRepository,
        analytics: AnalyticsTracking
    ) {
        self.rewards = rewards
        self.accounts = accounts
        self.analytics = analytics
    }

    func execute(rewardId: String, userId: String) async throws -> RedeemedReward {
        guard let reward = try await rewards.reward(id: rewardId), reward.isActive else {
            analytics.track("redeem_failed", ["reason": "unavailable"])
            throw RedeemPointsError.rewardUnavailable
        }

        let account = try await accounts.account(userId: userId)
        guard account.points >= reward.cost else {
            analytics.track("redeem_failed", ["reason": "points"])
            throw RedeemPointsError.notEnoughPoints(missing: reward.cost - account.points)
        }

        let code = try await rewards.claim(id: rewardId, userId: userId)
        try await accounts.deduct(points: reward.cost, userId: userId)
        analytics.track("redeem_succeeded", ["reward_id": rewardId, "cost": "\(reward.cost)"])

        return RedeemedReward(
            code: code,
            title: reward.title,
            remainingPoints: account.points - reward.cost
        )
    }
}
