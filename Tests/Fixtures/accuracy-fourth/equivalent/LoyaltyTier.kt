package app.skyrewards.loyalty

/** @property earnPercent points per 100 cents, in percent. */
enum class LoyaltyTier(val threshold: Long, val earnPercent: Int) {
    BRONZE(threshold = 0, earnPercent = 100),
    SILVER(threshold = 5_000, earnPercent = 125),
    GOLD(threshold = 20_000, earnPercent = 150),
    PLATINUM(threshold = 60_000, earnPercent = 200);

    val next: LoyaltyTier? get() = entries.getOrNull(ordinal + 1)

    val title: String get() = name.lowercase().replaceFirstChar(Char::uppercaseChar)

    companion object {
        fun forPoints(points: Long): LoyaltyTier =
            entries.lastOrNull { points >= it.threshold } ?: BRONZE
    }
}

data class LoyaltyAccount(val points: Long) {

    val tier: LoyaltyTier get() = LoyaltyTier.forPoints(points)

    val pointsToNextTier: Long? get() = tier.next?.let { it.threshold - points }

    val progress: Double
        get() {
            val next = tier.next ?: return 1.0
            val span = (next.threshold - tier.threshold).toDouble()
            return ((points - tier.threshold) / span).coerceAtLeast(0.0)
        }

    fun pointsEarned(spendingCents: Long): Long =
        if (spendingCents > 0) spendingCents * tier.earnPercent / 10_000 else 0

    val headline: String
        get() = tier.next
            ?.let { "$pointsToNextTier points to ${it.title}" }
            ?: "You reached ${tier.title}"
}
