package com.remindful.schedule

import java.time.Instant
import java.time.ZoneOffset

/** Reminders repeat in UTC, so the time of day never shifts. */
data class RecurrenceRule(
    val start: Instant,
    val frequency: Frequency,
    val count: Int? = null,
    /** Inclusive. */
    val until: Instant? = null,
) {
    sealed interface Frequency {
        data class Days(val interval: Int) : Frequency
        data object Weekly : Frequency
        data object Monthly : Frequency
    }

    /** Possibly endless, and therefore lazy. */
    fun occurrences(): Sequence<Instant> =
        generateSequence(0) { it + 1 }
            .takeWhile { count == null || it < count }
            .map(::instantAt)
            .takeWhile { until == null || it <= until }

    fun nextAfter(instant: Instant): Instant? = occurrences().firstOrNull { it > instant }

    fun upcoming(limit: Int, after: Instant): List<Instant> =
        occurrences().filter { it > after }.take(limit).toList()

    val summary: String
        get() {
            val text = when (frequency) {
                is Frequency.Days ->
                    if (frequency.interval <= 1) "Every day" else "Every ${frequency.interval} days"
                Frequency.Weekly -> "Every week"
                Frequency.Monthly -> "Every month"
            }
            return count?.let { "$text, $it times" } ?: text
        }

    /** Months are counted from the start: Jan 31, Feb 28, Mar 31, … */
    private fun instantAt(index: Int): Instant {
        val first = start.atOffset(ZoneOffset.UTC)
        return when (frequency) {
            is Frequency.Days -> first.plusDays(maxOf(1, frequency.interval).toLong() * index)
            Frequency.Weekly -> first.plusWeeks(index.toLong())
            Frequency.Monthly -> first.plusMonths(index.toLong())
        }.toInstant()
    }
}
