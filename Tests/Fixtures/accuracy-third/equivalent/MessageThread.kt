package chat.loop.model

data class Message(
    val id: Long,
    val authorId: String,
    val body: String,
    val sentAtMillis: Long,
    val revision: Int = 0,
    val isDeleted: Boolean = false,
)

data class MessageThread(
    val title: String,
    val messages: List<Message> = emptyList(),
    val lastReadAtMillis: Long? = null,
) {
    /** An edited message replaces its older revision; stale revisions are ignored. */
    fun inserting(message: Message): MessageThread {
        val existing = messages.firstOrNull { it.id == message.id }
        if (existing != null && existing.revision >= message.revision) return this

        val others = messages.filter { it.id != message.id }
        return copy(messages = (others + message).sortedWith(CHRONOLOGICAL))
    }

    fun markingRead(upTo: Long): MessageThread =
        copy(lastReadAtMillis = lastReadAtMillis?.coerceAtLeast(upTo) ?: upTo)

    fun unreadCount(userId: String): Int =
        messages
            .asSequence()
            .filterNot { it.isDeleted }
            .filter { it.authorId != userId }
            .count { lastReadAtMillis == null || it.sentAtMillis > lastReadAtMillis }

    val preview: String?
        get() {
            val body = messages.lastOrNull { !it.isDeleted }?.body ?: return null
            if (body.codePointCount(0, body.length) <= PREVIEW_LIMIT) return body
            return body.substring(0, body.offsetByCodePoints(0, PREVIEW_LIMIT)) + "…"
        }

    companion object {
        const val PREVIEW_LIMIT = 80

        private val CHRONOLOGICAL = compareBy<Message>({ it.sentAtMillis }, { it.id })
    }
}
