package com.acme.shop.rewards

import java.time.Instant
import java.time.LocalDate
import java.time.ZoneOffset

data class Purchase(val id: String, val date: Instant, val cents: Long)

/** Counts consecutive shopping days; small purchases do not keep a streak alive. */
class RewardStreak(purchases: List<Purchase>) {

    private val days: Set<LocalDate> = purchases
        .filter { it.cents >= MINIMUM_CENTS }
        .mapTo(mutableSetOf()) { it.date.toDay() }

    /** A streak still counts if the last purchase was yesterday. */
    fun length(now: Instant): Int {
        val today = now.toDay()
        val last = if (today in days) today else today.minusDays(1)
        return generateSequence(last) { it.minusDays(1) }.takeWhile { it in days }.count()
    }

    fun bonusPoints(now: Instant): Int {
        val length = length(now)
        return when {
            length < 3 -> 0
            length < 7 -> 50
            length < 30 -> 150
            else -> 1_000
        }
    }

    fun isAtRisk(now: Instant): Boolean = length(now) > 0 && now.toDay() !in days

    private fun Instant.toDay(): LocalDate = atZone(ZoneOffset.UTC).toLocalDate()

    companion object {
        const val MINIMUM_CENTS = 500
    }
}
