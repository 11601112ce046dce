package com.practice.streaks

import java.time.Instant
import java.time.LocalDate
import java.time.ZoneId

class StreakCalendar(private val zone: ZoneId) {

    private val practiced = HashSet<LocalDate>()

    /** Returns `true` when this was the first practice of its day. */
    fun record(moment: Instant): Boolean = practiced.add(moment.day())

    fun hasPracticed(on: Instant): Boolean = on.day() in practiced

    /** A streak survives until the end of the day after the last practice. */
    fun currentStreak(now: Instant): Int {
        val today = now.day()
        val last = if (today in practiced) today else today.minusDays(1)
        return streakEndingOn(last)
    }

    val longestStreak: Int
        get() = practiced.maxOfOrNull(::streakEndingOn) ?: 0

    fun practiceDays(year: Int, month: Int): List<Int> =
        practiced
            .filter { it.year == year && it.monthValue == month }
            .map { it.dayOfMonth }
            .sorted()

    private fun streakEndingOn(last: LocalDate): Int =
        generateSequence(last) { it.minusDays(1) }
            .takeWhile { it in practiced }
            .count()

    private fun Instant.day(): LocalDate = atZone(zone).toLocalDate()
}
