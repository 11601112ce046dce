package com.example.fitness.streak

import java.time.Instant
import java.time.LocalDate
import java.time.ZoneId
import java.time.temporal.ChronoUnit

data class Streak(
    val current: Int,
    val longest: Int,
    val lastActiveDay: LocalDate?,
) {
    companion object {
        val NONE = Streak(current = 0, longest = 0, lastActiveDay = null)
    }
}

class StreakCalculator(
    private val zone: ZoneId,
    private val allowedGap: Int = 1,
) {
    fun streak(activities: List<Instant>, now: Instant): Streak {
        val days = activities.map { it.toDay() }.toSortedSet()
        if (days.isEmpty()) return Streak.NONE

        val runs = mutableListOf<Int>()
        var previous: LocalDate? = null
        days.forEach { day ->
            val continues = previous?.let { daysBetween(it, day) <= allowedGap } ?: false
            if (continues) runs[runs.lastIndex] += 1 else runs += 1
            previous = day
        }

        val lastDay = days.last()
        return Streak(
            current = if (daysBetween(lastDay, now.toDay()) > allowedGap) 0 else runs.last(),
            longest = runs.max(),
            lastActiveDay = lastDay,
        )
    }

    fun isAtRisk(streak: Streak, now: Instant): Boolean {
        val lastDay = streak.lastActiveDay
        if (lastDay == null || streak.current <= 0) return false
        return daysBetween(lastDay, now.toDay()) == allowedGap.toLong()
    }

    private fun Instant.toDay(): LocalDate = atZone(zone).toLocalDate()

    private fun daysBetween(start: LocalDate, end: LocalDate): Long =
        ChronoUnit.DAYS.between(start, end)
}
