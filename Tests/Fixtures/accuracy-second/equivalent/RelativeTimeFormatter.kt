package com.lanternchat.common.time

import java.time.Duration
import java.time.Instant
import java.time.ZoneId
import java.time.format.DateTimeFormatter
import java.util.Locale

interface StringsProvider {
    fun string(key: String, count: Int): String
}

class RelativeTimeFormatter(
    private val strings: StringsProvider,
    zone: ZoneId,
) {
    private val dateFormatter = DateTimeFormatter.ofPattern("yyyy-MM-dd", Locale.US).withZone(zone)

    fun string(date: Instant, now: Instant): String {
        val elapsed = elapsedSeconds(date, now)
        if (elapsed >= WEEK) return dateFormatter.format(date)
        val (key, count) = when {
            elapsed >= DAY -> "time.days_ago" to elapsed / DAY
            elapsed >= HOUR -> "time.hours_ago" to elapsed / HOUR
            elapsed >= MINUTE -> "time.minutes_ago" to elapsed / MINUTE
            else -> "time.just_now" to 0L
        }
        return strings.string(key, count.toInt())
    }

    fun nextRefresh(date: Instant, now: Instant): Duration? {
        val elapsed = elapsedSeconds(date, now)
        return when {
            elapsed < HOUR -> Duration.ofSeconds(MINUTE - elapsed % MINUTE)
            elapsed < DAY -> Duration.ofSeconds(HOUR - elapsed % HOUR)
            else -> null
        }
    }

    private fun elapsedSeconds(date: Instant, now: Instant): Long =
        Duration.between(date, now).seconds.coerceAtLeast(0)

    private companion object {
        const val MINUTE = 60L
        const val HOUR = 60 * MINUTE
        const val DAY = 24 * HOUR
        const val WEEK = 7 * DAY
    }
}
