package com.meadow.feed.format

import java.time.Instant
import java.time.ZoneId
import java.time.format.DateTimeFormatter
import java.util.Locale

sealed class RelativeTime {
    data object JustNow : RelativeTime()
    data class Minutes(val count: Int) : RelativeTime()
    data class Hours(val count: Int) : RelativeTime()
    data object Yesterday : RelativeTime()
    data class Days(val count: Int) : RelativeTime()
    data class Older(val date: Instant) : RelativeTime()

    companion object {
        private const val MINUTE = 60L
        private const val HOUR = 60 * MINUTE
        private const val DAY = 24 * HOUR

        fun of(date: Instant, now: Instant): RelativeTime {
            val seconds = now.epochSecond - date.epochSecond
            return when {
                seconds >= 7 * DAY -> Older(date)
                seconds >= 2 * DAY -> Days((seconds / DAY).toInt())
                seconds >= DAY -> Yesterday
                seconds >= HOUR -> Hours((seconds / HOUR).toInt())
                seconds >= MINUTE -> Minutes((seconds / MINUTE).toInt())
                else -> JustNow
            }
        }
    }
}

class RelativeTimeLabel(timeZone: ZoneId) {

    private val formatter = DateTimeFormatter.ofPattern("d MMM yyyy", Locale.US).withZone(timeZone)

    fun text(date: Instant, now: Instant): String =
        when (val relative = RelativeTime.of(date, now)) {
            RelativeTime.JustNow -> "Just now"
            is RelativeTime.Minutes -> pluralized(relative.count, "minute")
            is RelativeTime.Hours -> pluralized(relative.count, "hour")
            RelativeTime.Yesterday -> "Yesterday"
            is RelativeTime.Days -> "${relative.count} days ago"
            is RelativeTime.Older -> formatter.format(relative.date)
        }

    private fun pluralized(count: Int, unit: String): String {
        val suffix = if (count == 1) "" else "s"
        return "$count $unit$suffix ago"
    }
}
