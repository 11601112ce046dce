package com.corner.shopfinder

import java.time.DayOfWeek
import java.time.Instant
import java.time.ZoneId
import java.util.Locale

/** Minutes since midnight. A closing time not after the opening time belongs to the next day. */
data class DayHours(val opens: Int, val closes: Int) {
    val isOvernight: Boolean get() = closes <= opens
}

class OpeningHours(
    private val schedule: Map<DayOfWeek, DayHours>,
    private val zone: ZoneId,
) {
    val weeklyMinutes: Int
        get() = schedule.values.sumOf { hours ->
            val length = hours.closes - hours.opens
            if (hours.isOvernight) length + MINUTES_PER_DAY else length
        }

    fun isOpen(at: Instant): Boolean {
        val local = at.atZone(zone)
        val minute = local.hour * 60 + local.minute

        val openedToday = schedule[local.dayOfWeek]?.let { today ->
            minute >= today.opens && (today.isOvernight || minute < today.closes)
        } ?: false

        val openSinceYesterday = schedule[local.dayOfWeek.minus(1)]
            ?.takeIf { it.isOvernight }
            ?.let { minute < it.closes }
            ?: false

        return openedToday || openSinceYesterday
    }

    fun label(date: Instant): String =
        schedule[date.atZone(zone).dayOfWeek]
            ?.run { "${clock(opens)} – ${clock(closes)}" }
            ?: "Closed"

    private fun clock(minutes: Int): String =
        String.format(Locale.ROOT, "%02d:%02d", minutes / 60, minutes % 60)

    private companion object {
        const val MINUTES_PER_DAY = 24 * 60
    }
}
