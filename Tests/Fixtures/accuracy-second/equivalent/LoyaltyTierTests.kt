package com.example.loyalty

import com.google.common.truth.Truth.assertThat
import com.google.common.truth.Truth.assertWithMessage
import org.junit.Test

class LoyaltyTierTests {

    @Test
    fun `tier for points matches thresholds`() {
        val thresholds = mapOf(
            0 to LoyaltyTier.BRONZE,
            999 to LoyaltyTier.BRONZE,
            1_000 to LoyaltyTier.SILVER,
            4_999 to LoyaltyTier.SILVER,
            5_000 to LoyaltyTier.GOLD,
            20_000 to LoyaltyTier.PLATINUM,
        )
        thresholds.forEach { (points, expected) ->
            assertWithMessage("points: $points")
                .that(LoyaltyTier.forPoints(points))
                .isEqualTo(expected)
        }
    }

    @Test
    fun `tier for negative points is bronze`() {
        assertThat(LoyaltyTier.forPoints(-10)).isEqualTo(LoyaltyTier.BRONZE)
    }

    @Test
    fun `points to next tier is null for platinum`() {
        assertThat(LoyaltyTier.pointsToNextTier(from = 25_000)).isNull()
    }

    @Test
    fun `points to next tier counts down`() {
        assertThat(LoyaltyTier.pointsToNextTier(from = 4_990)).isEqualTo(10)
    }

    @Test
    fun `change notification is sent only on tier change`() {
        val changes = mutableListOf<LoyaltyTier>()
        val account = LoyaltyAccount(points = 950)
        account.observer = LoyaltyTierObserver { tier -> changes += tier }

        listOf(20, 100, 50).forEach { account.add(points = it) }

        assertThat(changes).containsExactly(LoyaltyTier.SILVER)
    }

    @Test
    fun `tiers are ordered`() {
        assertThat(LoyaltyTier.BRONZE).isLessThan(LoyaltyTier.SILVER)
        assertThat(LoyaltyTier.GOLD).isLessThan(LoyaltyTier.PLATINUM)
    }
}
