package com.northpine.calendar.availability

import com.northpine.core.serialization.InstantSerializer
import kotlinx.serialization.Serializable
import java.time.Duration
import java.time.Instant

@Serializable
data class TimeSlot(
    @Serializable(with = InstantSerializer::class) val start: Instant,
    @Serializable(with = InstantSerializer::class) val end: Instant,
) {
    val duration: Duration get() = Duration.between(start, end)

    fun overlaps(other: TimeSlot): Boolean = start < other.end && other.start < end
}

class AvailabilityFinder(
    val minimumDuration: Duration = Duration.ofMinutes(30),
    val buffer: Duration = Duration.ofMinutes(5),
) {
    fun freeSlots(window: TimeSlot, busy: List<TimeSlot>): List<TimeSlot> {
        val padded = busy.map { TimeSlot(it.start - buffer, it.end + buffer) }
        val free = mutableListOf<TimeSlot>()
        var cursor = window.start
        for (slot in merge(padded)) {
            if (!slot.overlaps(window)) continue
            if (slot.start > cursor) free += TimeSlot(cursor, slot.start)
            cursor = maxOf(cursor, slot.end)
        }
        if (cursor < window.end) free += TimeSlot(cursor, window.end)
        return free.filter { it.duration >= minimumDuration }
    }

    fun firstFreeSlot(window: TimeSlot, busy: List<TimeSlot>): TimeSlot? =
        freeSlots(window, busy).firstOrNull()

    companion object {
        /** Joins slots that overlap or touch, in order of their start. */
        fun merge(slots: List<TimeSlot>): List<TimeSlot> {
            val merged = mutableListOf<TimeSlot>()
            for (slot in slots.filter { it.end > it.start }.sortedBy { it.start }) {
                val last = merged.lastOrNull()
                if (last == null || slot.start > last.end) {
                    merged += slot
                } else {
                    merged[merged.lastIndex] = last.copy(end = maxOf(last.end, slot.end))
                }
            }
            return merged
        }
    }
}
