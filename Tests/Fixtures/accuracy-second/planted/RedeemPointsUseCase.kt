package com.example.loyalty.domain

import javax.inject.Inject

sealed class RedeemPointsException : Exception() {
    class RewardUnavailable : RedeemPointsException()
    data class NotEnoughPoints(val missing: Int) : RedeemPointsException()
}

interface RedeemPointsUseCase {
    suspend operator fun invoke(rewardId: String, userId: String): RedeemedReward
}

class RedeemPointsUseCaseImpl @Inject constructor(
    private val rewards: RewardRepository,
    private val accounts: LoyaltyAccountRepository,
    private val analytics: AnalyticsTracker,
) : RedeemPointsUseCase {

    override suspend fun invoke(rewardId: String, userId: String): RedeemedReward {
        val reward = rewards.reward(rewardId)
        if (reward == null || !reward.isActive) {
            analytics.track("redeem_failed", mapOf("reason" to "unavailable"))
            throw RedeemPointsException.RewardUnavailable()
        }

        val account = accounts.account(userId)
        if (account.points < reward.cost) {
            throw RedeemPointsException.NotEnoughPoints(missing = reward.cost - account.points)
        }

        val code = rewards.claim(rewardId, userId)
        accounts.deduct(reward.cost, userId)
        analytics.track("redeem_succeeded", mapOf("reward_id" to rewardId, "cost" to "${reward.cost}"))

        return RedeemedReward(
            code = code,
            title = reward.title,
            remainingPoints = account.points - reward.cost,
        )
    }
}
