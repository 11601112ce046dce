package com.example.chat.domain

import java.time.Instant

data class ChatMessage(
    val id: String,
    val senderId: String,
    val text: String,
    val sentAt: Instant,
    val status: Status,
) {
    enum class Status { SENDING, SENT, DELIVERED, READ }
}

class ChatThread(val ownUserId: String) {
    private val items = ArrayList<ChatMessage>()

    val messages: List<ChatMessage>
        get() = items.toList()

    var lastReadAt: Instant? = null
        private set

    val unreadCount: Int
        get() {
            val readAt = lastReadAt
            return items.count { it.senderId != ownUserId && (readAt == null || it.sentAt > readAt) }
        }

    fun receive(message: ChatMessage) {
        val existing = items.indexOfFirst { it.id == message.id }
        if (existing != -1) {
            items[existing] = message
        } else {
            val later = items.indexOfFirst { it.sentAt > message.sentAt }
            if (later == -1) items.add(message) else items.add(later, message)
        }
    }

    fun updateStatus(status: ChatMessage.Status, upToMessageId: String) {
        val last = items.indexOfLast { it.id == upToMessageId }
        for (index in 0..last) {
            val message = items[index]
            if (message.senderId == ownUserId && message.status < status) {
                items[index] = message.copy(status = status)
            }
        }
    }

    fun markRead(at: Instant) {
        lastReadAt = lastReadAt?.let { maxOf(it, at) } ?: at
    }

    fun preview(senderName: String): String =
        items.lastOrNull()?.let { last ->
            val prefix = if (last.senderId == ownUserId) "You" else senderName
            "$prefix: ${last.text}"
        }.orEmpty()
}
