package de.bonuswelt.loyalty

/** Ordered from the lowest to the highest tier. */
enum class LoyaltyTier(val threshold: Long, val earnRatePercent: Long) {
    BRONZE(threshold = 0, earnRatePercent = 100),
    SILVER(threshold = 1_000, earnRatePercent = 110),
    GOLD(threshold = 5_000, earnRatePercent = 125),
    PLATINUM(threshold = 15_000, earnRatePercent = 150);

    val next: LoyaltyTier? get() = entries.getOrNull(ordinal + 1)

    companion object {
        fun forPoints(points: Long): LoyaltyTier =
            entries.lastOrNull { points >= it.threshold } ?: BRONZE
    }
}

data class LoyaltyAccount(val balance: Long, val lifetimePoints: Long) {

    val tier: LoyaltyTier get() = LoyaltyTier.forPoints(lifetimePoints)

    val pointsToNextTier: Long? get() = tier.next?.let { it.threshold - lifetimePoints }

    /** Whole percent of the way to the next tier, 100 once there is none. */
    val progressPercent: Long
        get() {
            val next = tier.next ?: return 100
            val done = (lifetimePoints - tier.threshold).coerceAtLeast(0)
            return done * 100 / (next.threshold - tier.threshold)
        }

    fun earning(spentCents: Long): LoyaltyAccount {
        if (spentCents <= 0) return this
        val earned = spentCents / 100 * tier.earnRatePercent / 100
        return copy(balance = balance + earned, lifetimePoints = lifetimePoints + earned)
    }

    fun redeeming(points: Long): LoyaltyAccount? =
        if (points in 1..balance) copy(balance = balance - points) else null
}
