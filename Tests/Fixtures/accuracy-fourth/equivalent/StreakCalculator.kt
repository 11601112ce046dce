package com.paceful.streaks

import java.time.Instant
import java.time.LocalDate
import java.time.ZoneId

data class StepEntry(val timestamp: Instant, val steps: Int)

data class StreakSummary(val current: Int, val longest: Int, val stepsToday: Int)

class StreakCalculator(private val dailyGoal: Int, private val zone: ZoneId) {

    /**
     * Entries later than [now] are ignored. A day that is still short of the goal
     * does not break the running streak until it is over.
     */
    fun summary(entries: List<StepEntry>, now: Instant): StreakSummary {
        val today = now.localDate()
        val totals = entries
            .filterNot { it.timestamp > now }
            .groupingBy { it.timestamp.localDate() }
            .fold(0) { total, entry -> total + entry.steps }
        val reached = totals.filterValues { it >= dailyGoal }.keys

        val anchor = if (today in reached) today else today.minusDays(1)
        val longest = reached
            .filter { it.minusDays(1) !in reached }
            .maxOfOrNull { first -> reached.runLength(first) { it.plusDays(1) } }

        return StreakSummary(
            current = reached.runLength(anchor) { it.minusDays(1) },
            longest = longest ?: 0,
            stepsToday = totals[today] ?: 0,
        )
    }

    private fun Set<LocalDate>.runLength(from: LocalDate, next: (LocalDate) -> LocalDate): Int =
        generateSequence(from, next).takeWhile { it in this }.count()

    private fun Instant.localDate(): LocalDate = atZone(zone).toLocalDate()
}
