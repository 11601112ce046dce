package com.harbourly.venue.model

import java.time.DayOfWeek

/** Minutes since midnight, [close] is exclusive. */
data class OpeningSlot(val open: Int, val close: Int) {
    operator fun contains(minute: Int): Boolean = minute in open until close
}

data class NextOpening(val day: DayOfWeek, val minute: Int)

class OpeningHours(slots: Map<DayOfWeek, List<OpeningSlot>>) {

    private val slots: Map<DayOfWeek, List<OpeningSlot>> = slots.mapValues { (_, daySlots) ->
        daySlots
            .filterNot { it.open >= it.close }
            .sortedBy { it.open }
    }

    val weeklyMinutes: Int
        get() = slots.values.flatten().sumOf { it.close - it.open }

    fun slots(day: DayOfWeek): List<OpeningSlot> = slots[day].orEmpty()

    fun isOpen(day: DayOfWeek, minute: Int): Boolean = slots(day).any { minute in it }

    fun nextOpening(day: DayOfWeek, minute: Int): NextOpening? {
        slots(day)
            .firstOrNull { it.open > minute }
            ?.let { return NextOpening(day, it.open) }

        return (1L..7L)
            .map { day.plus(it) }
            .firstNotNullOfOrNull { candidate ->
                slots(candidate).firstOrNull()?.let { NextOpening(candidate, it.open) }
            }
    }

    fun summary(day: DayOfWeek): String =
        slots(day)
            .joinToString(", ") { "${clock(it.open)}–${clock(it.close)}" }
            .ifEmpty { "Closed" }

    private fun clock(minute: Int): String =
        "${minute / 60}:${(minute % 60).toString().padStart(2, '0')}"
}
