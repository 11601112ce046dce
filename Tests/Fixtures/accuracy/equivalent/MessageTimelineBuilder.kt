package app.chat.timeline

import java.time.Duration
import java.time.Instant
import java.time.LocalDate
import java.time.ZoneId
import java.time.format.DateTimeFormatter
import java.util.Locale

data class ChatMessage(val id: String, val senderId: String, val body: String, val sentAt: Instant)

sealed interface TimelineItem {
    data class DayHeader(val label: String) : TimelineItem
    data class UnreadMarker(val count: Int) : TimelineItem
    data class Bubble(val senderId: String, val messages: List<ChatMessage>) : TimelineItem
}

/** Rows of a conversation. Expects the messages in chronological order. */
class MessageTimelineBuilder(private val zone: ZoneId) {

    fun build(messages: List<ChatMessage>, firstUnreadId: String?, now: Instant): List<TimelineItem> {
        val today = now.day()
        val items = mutableListOf<TimelineItem>()
        var bubble = mutableListOf<ChatMessage>()

        fun flush() {
            if (bubble.isEmpty()) return
            items += TimelineItem.Bubble(bubble.first().senderId, bubble)
            bubble = mutableListOf()
        }

        messages.forEachIndexed { i, message ->
            val day = message.sentAt.day()
            if (i == 0 || messages[i - 1].sentAt.day() != day) {
                flush()
                items += TimelineItem.DayHeader(label(day, today))
            }
            if (message.id == firstUnreadId) {
                flush()
                items += TimelineItem.UnreadMarker(messages.size - i)
            }
            val last = bubble.lastOrNull()
            if (last != null && !(last continuesWith message)) flush()
            bubble += message
        }
        flush()
        return items
    }

    private infix fun ChatMessage.continuesWith(next: ChatMessage): Boolean =
        senderId == next.senderId && Duration.between(sentAt, next.sentAt) <= BUBBLE_GAP

    private fun label(day: LocalDate, today: LocalDate): String = when (day) {
        today -> "Today"
        today.minusDays(1) -> "Yesterday"
        else -> day.format(DATE)
    }

    private fun Instant.day(): LocalDate = atZone(zone).toLocalDate()

    private companion object {
        val BUBBLE_GAP: Duration = Duration.ofMinutes(2)
        val DATE: DateTimeFormatter = DateTimeFormatter.ofPattern("d MMM yyyy", Locale.US)
    }
}
