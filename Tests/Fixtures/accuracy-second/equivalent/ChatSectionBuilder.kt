package com.lanternchat.conversation

import java.time.Duration
import java.time.Instant
import java.time.LocalDate
import java.time.ZoneId

data class ChatMessage(
    val id: String,
    val senderId: String,
    val body: String,
    val sentAt: Instant,
    val isSystem: Boolean,
)

enum class BubblePosition { SINGLE, FIRST, MIDDLE, LAST }

sealed interface ChatRow {
    data class DayHeader(val day: LocalDate) : ChatRow
    data class System(val id: String, val text: String) : ChatRow
    data class Bubble(
        val message: ChatMessage,
        val position: BubblePosition,
        val isOutgoing: Boolean,
    ) : ChatRow
}

class ChatSectionBuilder(
    private val currentUserId: String,
    private val zone: ZoneId,
) {
    fun build(messages: List<ChatMessage>): List<ChatRow> {
        val sorted = messages.sortedBy { it.sentAt }
        val rows = mutableListOf<ChatRow>()
        var currentDay: LocalDate? = null

        sorted.forEachIndexed { index, message ->
            val day = message.localDate
            if (day != currentDay) {
                rows += ChatRow.DayHeader(day)
                currentDay = day
            }
            if (message.isSystem) {
                rows += ChatRow.System(message.id, message.body)
                return@forEachIndexed
            }
            val joinsPrevious = index > 0 && belongTogether(sorted[index - 1], message)
            val joinsNext = index < sorted.lastIndex && belongTogether(message, sorted[index + 1])
            rows += ChatRow.Bubble(
                message = message,
                position = position(joinsPrevious, joinsNext),
                isOutgoing = message.senderId == currentUserId,
            )
        }
        return rows
    }

    private val ChatMessage.localDate: LocalDate
        get() = sentAt.atZone(zone).toLocalDate()

    private fun belongTogether(lhs: ChatMessage, rhs: ChatMessage): Boolean {
        if (lhs.isSystem || rhs.isSystem || lhs.senderId != rhs.senderId) return false
        if (lhs.localDate != rhs.localDate) return false
        return Duration.between(lhs.sentAt, rhs.sentAt) <= GROUPING_INTERVAL
    }

    private fun position(joinsPrevious: Boolean, joinsNext: Boolean): BubblePosition = when {
        joinsPrevious && joinsNext -> BubblePosition.MIDDLE
        joinsPrevious -> BubblePosition.LAST
        joinsNext -> BubblePosition.FIRST
        else -> BubblePosition.SINGLE
    }

    companion object {
        val GROUPING_INTERVAL: Duration = Duration.ofSeconds(120)
    }
}
