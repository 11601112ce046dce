package com.pigeonpost.messages

data class Message(
    val id: Long,
    val folder: String,
    val subject: String,
    val receivedAtMs: Long,
    val isRead: Boolean = false,
    val isArchived: Boolean = false,
)

interface MessageDao {
    suspend fun all(): List<Message>
    suspend fun upsert(messages: List<Message>)
}

interface MessageApi {
    suspend fun messages(sinceMs: Long): List<Message>
}

class MessageRepository(
    private val dao: MessageDao,
    private val api: MessageApi,
) {
    /** Newest first. */
    suspend fun messages(
        folder: String,
        includeArchived: Boolean = true,
        unreadOnly: Boolean = false,
    ): List<Message> =
        dao.all()
            .filter { message ->
                message.folder == folder &&
                    (includeArchived || !message.isArchived) &&
                    (!unreadOnly || !message.isRead)
            }
            .sortedWith(compareByDescending(Message::receivedAtMs).thenByDescending(Message::id))

    suspend fun unreadCount(folder: String): Int =
        messages(folder, includeArchived = false, unreadOnly = true).size

    /** Fetches what arrived since the newest message that we have; returns the number of messages. */
    suspend fun refresh(): Int {
        val newest = dao.all().maxOfOrNull { it.receivedAtMs } ?: 0L
        return api.messages(sinceMs = newest)
            .also { fetched -> if (fetched.isNotEmpty()) dao.upsert(fetched) }
            .size
    }

    suspend fun markAllRead(folder: String) {
        val unread = messages(folder, includeArchived = true, unreadOnly = true)
        dao.upsert(unread.map { it.copy(isRead = true) })
    }
}
