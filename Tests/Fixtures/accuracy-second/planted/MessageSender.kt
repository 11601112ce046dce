package com.tidewater.chat

sealed class SendException : Exception() {
    class Empty : SendException()
    data class TooLong(val limit: Int) : SendException()
    data class RateLimited(val retryAfterSeconds: Int) : SendException()
}

data class OutgoingMessage(
    val clientId: String,
    val roomId: String,
    val text: String,
    val replyTo: String?,
)

class MessageSender(
    private val api: MessagingApi,
    private val outbox: Outbox,
    private val makeId: () -> String,
) {
    suspend fun send(rawText: String, roomId: String, replyTo: String? = null): OutgoingMessage {
        val text = rawText.trim()
        if (text.isEmpty()) throw SendException.Empty()
        if (text.length > TEXT_LIMIT) {
            throw SendException.TooLong(limit = TEXT_LIMIT)
        }
        val message = OutgoingMessage(clientId = makeId(), roomId = roomId, text = text, replyTo = replyTo)
        outbox.add(message)
        try {
            api.post(message)
            outbox.remove(clientId = message.clientId)
        } catch (e: ServerThrottled) {
            outbox.markFailed(clientId = message.clientId)
            throw SendException.RateLimited(retryAfterSeconds = e.retryAfterSeconds ?: 5)
        }
        return message
    }

    companion object {
        const val TEXT_LIMIT = 280
    }
}
