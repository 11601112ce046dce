package app.vocabby.progress

import java.time.Instant
import java.time.LocalDate
import java.time.ZoneOffset
import java.time.temporal.ChronoUnit

/** Derives day streaks from the times at which exercises were finished (seconds since 1970). */
class StreakCalculator {

    /** The longest run of consecutive days with at least one exercise. */
    fun longestStreak(finishedAt: List<Long>): Int = runs(finishedAt).maxOfOrNull { it.size } ?: 0

    /** The run that reaches up to [now], or to the day before it; 0 if there is none. */
    fun currentStreak(finishedAt: List<Long>, now: Long): Int {
        val today = dayOf(now)
        return runs(finishedAt.filter { it <= now })
            .lastOrNull()
            ?.takeIf { ChronoUnit.DAYS.between(it.last(), today) <= 1 }
            ?.size
            ?: 0
    }

    fun activeDays(finishedAt: List<Long>): Int = finishedAt.map(::dayOf).distinct().size

    private fun runs(finishedAt: List<Long>): List<List<LocalDate>> {
        val runs = mutableListOf<MutableList<LocalDate>>()
        for (day in finishedAt.map(::dayOf).toSortedSet()) {
            val current = runs.lastOrNull()
            if (current != null && current.last().plusDays(1) == day) {
                current += day
            } else {
                runs += mutableListOf(day)
            }
        }
        return runs
    }

    private fun dayOf(seconds: Long): LocalDate =
        Instant.ofEpochSecond(seconds).atOffset(ZoneOffset.UTC).toLocalDate()
}
