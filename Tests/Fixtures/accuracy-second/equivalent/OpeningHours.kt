package com.northpine.places.hours

import com.northpine.core.i18n.StringsProvider
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
data class OpeningPeriod(
    /** ISO weekday, 1 is Monday. */
    @SerialName("weekday") val day: Int,
    /** Minutes after midnight; a closing minute beyond 1440 reaches into the next day. */
    @SerialName("open_minute") val opens: Int,
    @SerialName("close_minute") val closes: Int,
)

sealed interface OpeningStatus {
    data class Open(val closesInMinutes: Int) : OpeningStatus
    data class ClosingSoon(val closesInMinutes: Int) : OpeningStatus
    data class Closed(val opensInMinutes: Int?) : OpeningStatus
}

class OpeningHours(
    val periods: List<OpeningPeriod>,
    var closingSoonThreshold: Int = 30,
) {
    fun status(day: Int, minute: Int): OpeningStatus {
        val now = weekMinute(day, minute)
        val remaining = periods.mapNotNull { remainingMinutes(it, now) }.maxOrNull()
        return when {
            remaining == null -> OpeningStatus.Closed(minutesUntilNextOpening(now))
            remaining <= closingSoonThreshold -> OpeningStatus.ClosingSoon(remaining)
            else -> OpeningStatus.Open(remaining)
        }
    }

    fun isOpen(day: Int, minute: Int): Boolean = status(day, minute) !is OpeningStatus.Closed

    private fun minutesUntilNextOpening(now: Int): Int? = periods.minOfOrNull { period ->
        Math.floorMod(weekMinute(period.day, period.opens) - now, MINUTES_PER_WEEK)
    }

    private fun remainingMinutes(period: OpeningPeriod, now: Int): Int? {
        val start = weekMinute(period.day, period.opens)
        val end = start + period.closes - period.opens
        return sequenceOf(now, now + MINUTES_PER_WEEK)
            .firstOrNull { it >= start && it < end }
            ?.let { end - it }
    }

    private companion object {
        const val MINUTES_PER_DAY = 24 * 60
        const val MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY

        fun weekMinute(day: Int, minute: Int): Int = (day - 1) * MINUTES_PER_DAY + minute
    }
}

fun OpeningStatus.label(strings: StringsProvider): String = when (this) {
    is OpeningStatus.Open -> strings.text("hours_open")
    is OpeningStatus.ClosingSoon -> strings.text("hours_closing_soon", closesInMinutes)
    is OpeningStatus.Closed -> {
        val minutes = opensInMinutes
        if (minutes != null && minutes < 60) {
            strings.text("hours_opens_soon", minutes)
        } else {
            strings.text("hours_closed")
        }
    }
}
