package com.cirrus.loyalty

/**
 * @property requiredSegments flown segments per year
 * @property bonusPercent extra miles on every flight
 */
enum class LoyaltyTier(val requiredSegments: Int, val bonusPercent: Int) {
    BLUE(requiredSegments = 0, bonusPercent = 0),
    SILVER(requiredSegments = 20, bonusPercent = 25),
    GOLD(requiredSegments = 45, bonusPercent = 50),
    PLATINUM(requiredSegments = 80, bonusPercent = 100);

    val next: LoyaltyTier?
        get() = entries.getOrNull(ordinal + 1)
}

enum class FareBucket(val earnPercent: Int) {
    DISCOUNT(25),
    ECONOMY(100),
    BUSINESS(200),
}

class LoyaltyAccount(miles: Int = 0, segments: Int = 0) {

    var miles: Int = miles.coerceAtLeast(0)
        private set

    var segments: Int = segments.coerceAtLeast(0)
        private set

    val tier: LoyaltyTier
        get() = LoyaltyTier.entries.last { segments >= it.requiredSegments }

    val segmentsToNextTier: Int?
        get() = tier.next?.let { it.requiredSegments - segments }

    /** Returns the miles earned, counted with the tier held before this flight. */
    fun credit(distance: Int, bucket: FareBucket): Int {
        val flown = (distance * bucket.earnPercent / 100).coerceAtLeast(MINIMUM_MILES_PER_SEGMENT)
        val earned = flown + flown * tier.bonusPercent / 100
        miles += earned
        segments++
        return earned
    }

    fun redeem(amount: Int): Boolean {
        if (amount !in 1..miles) return false
        miles -= amount
        return true
    }

    fun startNewYear() {
        segments = 0
    }

    companion object {
        const val MINIMUM_MILES_PER_SEGMENT = 125
    }
}
