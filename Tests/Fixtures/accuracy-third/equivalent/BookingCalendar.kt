package com.studiobook.core

import java.time.Duration
import java.time.Instant

/** Half-open: a slot that ends at 10:00 does not collide with one starting at 10:00. */
data class TimeSlot(val start: Instant, val end: Instant) {
    init {
        require(start < end) { "A slot must not be empty" }
    }

    val duration: Duration get() = Duration.between(start, end)

    fun overlaps(other: TimeSlot): Boolean = start < other.end && other.start < end

    operator fun contains(instant: Instant): Boolean = instant >= start && instant < end
}

class BookingCalendar(bookings: List<TimeSlot> = emptyList()) {
    private val slots = mutableListOf<TimeSlot>()
    val bookings: List<TimeSlot> get() = slots.toList()

    init {
        bookings.forEach(::book)
    }

    fun book(slot: TimeSlot): Boolean {
        if (slots.any(slot::overlaps)) return false
        slots += slot
        slots.sortBy { it.start }
        return true
    }

    fun cancel(slot: TimeSlot): Boolean = slots.remove(slot)

    fun bookingAt(instant: Instant): TimeSlot? = slots.find { instant in it }

    fun freeSlots(
        window: TimeSlot,
        minimum: Duration = Duration.ofMinutes(15),
    ): List<TimeSlot> = buildList {
        var cursor = window.start
        slots.filter { it.overlaps(window) }.forEach { booking ->
            gap(cursor, booking.start, minimum)?.let { add(it) }
            cursor = maxOf(cursor, booking.end)
        }
        gap(cursor, window.end, minimum)?.let { add(it) }
    }

    private fun gap(from: Instant, to: Instant, minimum: Duration): TimeSlot? =
        if (from < to && Duration.between(from, to) >= minimum) TimeSlot(from, to) else null
}
