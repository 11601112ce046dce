package com.quill.ui.format

import java.time.Instant
import java.time.ZoneId
import java.time.format.DateTimeFormatter
import java.util.Locale

/** Short age of a message for list rows: "now", "5m", "3h", "2d", "Mar 4", "Mar 4, 2021". */
class MessageTimestamp(private val zone: ZoneId) {

    fun string(sentAt: Long, now: Long): String {
        val age = (now - sentAt).coerceAtLeast(0)
        return when {
            age < MINUTE -> "now"
            age < HOUR -> "${age / MINUTE}m"
            age < DAY -> "${age / HOUR}h"
            age < 7 * DAY -> "${age / DAY}d"
            else -> dateString(sentAt, now)
        }
    }

    private fun dateString(sentAt: Long, now: Long): String {
        val date = sentAt.toLocalDate()
        val formatter = if (date.year == now.toLocalDate().year) SHORT else LONG
        return date.format(formatter)
    }

    private fun Long.toLocalDate() = Instant.ofEpochSecond(this).atZone(zone).toLocalDate()

    private companion object {
        const val MINUTE = 60L
        const val HOUR = 60 * MINUTE
        const val DAY = 24 * HOUR

        val SHORT: DateTimeFormatter = DateTimeFormatter.ofPattern("MMM d", Locale.US)
        val LONG: DateTimeFormatter = DateTimeFormatter.ofPattern("MMM d, yyyy", Locale.US)
    }
}
