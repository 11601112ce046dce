package com.harbourly.calendar.model

import java.time.Duration
import java.time.Instant

/** Half-open span of time: [start] belongs to it, [end] does not. */
class DateSpan private constructor(val start: Instant, val end: Instant) {

    val duration: Duration
        get() = Duration.between(start, end)

    operator fun contains(date: Instant): Boolean = start <= date && date < end

    fun overlaps(other: DateSpan): Boolean = start < other.end && other.start < end

    fun intersection(other: DateSpan): DateSpan? =
        of(start = maxOf(start, other.start), end = minOf(end, other.end))

    fun union(other: DateSpan): DateSpan? {
        if (start > other.end || other.start > end) return null
        return of(start = minOf(start, other.start), end = maxOf(end, other.end))
    }

    fun clamp(date: Instant): Instant = date.coerceIn(start, end)

    fun shifted(interval: Duration): DateSpan? = of(start = start + interval, end = end + interval)

    override fun equals(other: Any?): Boolean =
        other is DateSpan && start == other.start && end == other.end

    override fun hashCode(): Int = 31 * start.hashCode() + end.hashCode()

    override fun toString(): String = "DateSpan(start=$start, end=$end)"

    companion object {
        fun of(start: Instant, end: Instant): DateSpan? =
            if (start < end) DateSpan(start, end) else null
    }
}

fun List<DateSpan>.merged(): List<DateSpan> {
    val result = mutableListOf<DateSpan>()
    for (span in sortedBy { it.start }) {
        val joined = result.lastOrNull()?.union(span)
        if (joined != null) {
            result[result.lastIndex] = joined
        } else {
            result += span
        }
    }
    return result
}

val List<DateSpan>.totalDuration: Duration
    get() = merged().fold(Duration.ZERO) { total, span -> total + span.duration }
