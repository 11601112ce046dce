package com.larkshop.loyalty

enum class LoyaltyTier(val threshold: Int, val multiplierPercent: Int) {
    BRONZE(0, 100),
    SILVER(1_000, 125),
    GOLD(5_000, 150),
    PLATINUM(20_000, 200);

    val next: LoyaltyTier?
        get() = entries.getOrNull(ordinal + 1)

    companion object {
        fun tier(points: Int): LoyaltyTier = when {
            points >= PLATINUM.threshold -> PLATINUM
            points >= GOLD.threshold -> GOLD
            points >= SILVER.threshold -> SILVER
            else -> BRONZE
        }
    }
}

class LoyaltyAccount(points: Int, lifetimePoints: Int) {

    sealed class RedeemException(message: String) : Exception(message) {
        class NotEnoughPoints(val missing: Int) : RedeemException("Missing $missing points")
        class InvalidAmount : RedeemException("Amount must be positive")
    }

    var points: Int = points
        private set

    var lifetimePoints: Int = lifetimePoints
        private set

    val tier: LoyaltyTier
        get() = LoyaltyTier.tier(lifetimePoints)

    val pointsToNextTier: Int?
        get() = tier.next?.let { it.threshold - lifetimePoints }

    val progress: Double
        get() {
            val current = tier
            val next = current.next ?: return 1.0
            val span = (next.threshold - current.threshold).toDouble()
            return (lifetimePoints - current.threshold) / span
        }

    fun earn(purchaseCents: Int) {
        if (purchaseCents <= 0) return
        val earned = purchaseCents / 100 * tier.multiplierPercent / 100
        points += earned
        lifetimePoints += earned
    }

    @Throws(RedeemException::class)
    fun redeem(amount: Int) {
        when {
            amount <= 0 -> throw RedeemException.InvalidAmount()
            amount > points -> throw RedeemException.NotEnoughPoints(missing = amount - points)
        }
        points -= amount
    }
}
