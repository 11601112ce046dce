package com.papertrail.timeline

import java.time.Instant
import java.time.LocalDate
import java.time.ZoneOffset
import java.util.Locale

data class TimelineMessage(val id: String, val sentAtMillis: Long)

sealed interface TimelineItem {
    data class DaySeparator(val title: String) : TimelineItem
    data object UnreadMarker : TimelineItem
    data class Message(val message: TimelineMessage) : TimelineItem
}

/** Turns messages (oldest first) into the rows of the conversation screen. */
class TimelineBuilder {

    fun items(
        messages: List<TimelineMessage>,
        firstUnreadId: String?,
        nowMillis: Long,
    ): List<TimelineItem> = buildList {
        val today = dayOf(nowMillis)
        var previousDay: LocalDate? = null

        for (message in messages) {
            val day = dayOf(message.sentAtMillis)
            if (day != previousDay) {
                add(TimelineItem.DaySeparator(title(day, today)))
                previousDay = day
            }
            if (message.id == firstUnreadId) add(TimelineItem.UnreadMarker)
            add(TimelineItem.Message(message))
        }
    }

    private fun dayOf(millis: Long): LocalDate =
        Instant.ofEpochMilli(millis).atZone(ZoneOffset.UTC).toLocalDate()

    private fun title(day: LocalDate, today: LocalDate): String = when (day) {
        today -> "Today"
        today.minusDays(1) -> "Yesterday"
        else -> String.format(Locale.ROOT, "%d-%02d-%02d", day.year, day.monthValue, day.dayOfMonth)
    }
}
