package com.example.booking.domain

import java.time.Duration
import java.time.Instant

@ConsistentCopyVisibility
data class BookingWindow private constructor(
    val start: Instant,
    val end: Instant,
) {
    val duration: Duration
        get() = Duration.between(start, end)

    operator fun contains(date: Instant): Boolean = start <= date && date < end

    fun overlaps(other: BookingWindow): Boolean =
        start < other.end && other.start < end

    fun touches(other: BookingWindow): Boolean =
        end == other.start || other.end == start

    fun mergedWith(other: BookingWindow): BookingWindow? {
        if (!overlaps(other) && !touches(other)) return null
        return of(minOf(start, other.start), maxOf(end, other.end))
    }

    fun intersectionWith(other: BookingWindow): BookingWindow? =
        of(maxOf(start, other.start), minOf(end, other.end))

    companion object {
        fun of(start: Instant, end: Instant): BookingWindow? =
            if (start < end) BookingWindow(start, end) else null

        fun startingAt(start: Instant, minutes: Int): BookingWindow? =
            of(start, start.plusSeconds(minutes * 60L))
    }
}

fun List<BookingWindow>.coalesced(): List<BookingWindow> {
    val result = mutableListOf<BookingWindow>()
    for (window in sortedBy { it.start }) {
        val merged = result.lastOrNull()?.mergedWith(window)
        if (merged != null) {
            result[result.lastIndex] = merged
        } else {
            result.add(window)
        }
    }
    return result
}

val List<BookingWindow>.totalDuration: Duration
    get() = coalesced().fold(Duration.ZERO) { sum, window -> sum + window.duration }
