package com.harbourly.calendar.grid

import java.util.Locale

/** Grid of equally long slots, counted from an anchor minute. Minutes before the anchor lie in negative slots. */
class TimeSlotGrid(val anchorMinute: Int, slotMinutes: Int = 30) {

    val slotMinutes: Int = maxOf(slotMinutes, 5)

    fun slotIndex(minute: Int): Int = Math.floorDiv(minute - anchorMinute, slotMinutes)

    fun startMinute(index: Int): Int = anchorMinute + index * slotMinutes

    fun label(index: Int): String {
        val start = startMinute(index)
        if (start !in 0 until 1_440) return "–"
        return String.format(Locale.ROOT, "%02d:%02d", start / 60, start % 60)
    }

    fun occupancy(minutes: List<Int>): Map<Int, Int> {
        val counts = mutableMapOf<Int, Int>()
        for (minute in minutes) {
            if (minute < 0 || minute >= 1_440) continue
            val index = slotIndex(minute)
            counts[index] = (counts[index] ?: 0) + 1
        }
        return counts
    }

    fun busiestSlot(minutes: List<Int>): Int? =
        occupancy(minutes).entries
            .sortedWith(compareByDescending<Map.Entry<Int, Int>> { it.value }.thenBy { it.key })
            .firstOrNull()
            ?.key

    override fun equals(other: Any?): Boolean =
        other is TimeSlotGrid && anchorMinute == other.anchorMinute && slotMinutes == other.slotMinutes

    override fun hashCode(): Int = 31 * anchorMinute + slotMinutes
}
