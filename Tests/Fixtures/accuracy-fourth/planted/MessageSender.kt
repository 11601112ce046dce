package chat.outgoing

data class Conversation(val id: Long, val isArchived: Boolean)

data class SendResponse(val status: Int, val messageId: Long?, val retryAfter: Int?)

fun interface ChatTransport {
    suspend fun post(conversationId: Long, text: String): SendResponse
}

sealed class SendError : Exception() {
    class EmptyText : SendError()
    class Archived : SendError()
    class Unauthorized : SendError()
    class NotFound : SendError()
    data class RateLimited(val seconds: Int) : SendError()
    data class Server(val status: Int) : SendError()
}

class MessageSender(private val transport: ChatTransport) {

    /** Returns the id that the server has given to the message. */
    suspend fun send(text: String, conversation: Conversation): Long {
        if (conversation.isArchived) throw SendError.Archived()
        val content = text.trim(' ', '\t', '\r', '\n').ifEmpty { throw SendError.EmptyText() }

        val response = transport.post(conversation.id, content)
        return when (response.status) {
            in 200..299 -> response.messageId ?: throw SendError.Server(response.status)
            401, 403 -> throw SendError.Unauthorized()
            404 -> throw SendError.NotFound()
            410 -> throw SendError.NotFound()
            429 -> throw SendError.RateLimited(response.retryAfter ?: DEFAULT_RETRY_DELAY)
            else -> throw SendError.Server(response.status)
        }
    }

    companion object {
        const val DEFAULT_RETRY_DELAY = 30
    }
}
