package com.northwind.mobile.chat

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json

sealed interface ChatEvent {
    data class Message(
        val id: String,
        val roomId: String,
        val author: String,
        val text: String,
        val sentAt: Long,
    ) : ChatEvent

    data class Typing(val roomId: String, val userId: String, val isTyping: Boolean) : ChatEvent
    data class ReadReceipt(val roomId: String, val userId: String, val upTo: String) : ChatEvent
    data class Presence(val userId: String, val online: Boolean) : ChatEvent
    data class Unknown(val type: String) : ChatEvent
}

sealed class ChatDecodingException : Exception() {
    class Malformed : ChatDecodingException()
}

class ChatEventDecoder {

    @Serializable
    private data class Envelope(val type: String, val payload: Payload? = null)

    @Serializable
    private data class Payload(
        val id: String? = null,
        @SerialName("room_id") val roomId: String? = null,
        @SerialName("user_id") val userId: String? = null,
        val author: String? = null,
        val text: String? = null,
        @SerialName("sent_at") val sentAt: Long? = null,
        val typing: Boolean? = null,
        @SerialName("up_to") val upTo: String? = null,
        val status: String? = null,
    )

    private val json = Json { ignoreUnknownKeys = true }

    fun decode(text: String): ChatEvent {
        val envelope = try {
            json.decodeFromString<Envelope>(text)
        } catch (e: SerializationException) {
            throw ChatDecodingException.Malformed()
        }
        val payload = envelope.payload
        return when (envelope.type) {
            "message.new", "message.edited" -> ChatEvent.Message(
                id = payload?.id ?: malformed(),
                roomId = payload.roomId ?: malformed(),
                author = payload.author ?: "system",
                text = payload.text.orEmpty(),
                sentAt = payload.sentAt ?: 0,
            )
            "typing" -> ChatEvent.Typing(
                roomId = payload?.roomId ?: malformed(),
                userId = payload.userId ?: malformed(),
                isTyping = payload.typing ?: true,
            )
            "read" -> ChatEvent.ReadReceipt(
                roomId = payload?.roomId ?: malformed(),
                userId = payload.userId ?: malformed(),
                upTo = payload.upTo ?: malformed(),
            )
            "presence" -> ChatEvent.Presence(
                userId = payload?.userId ?: malformed(),
                online = payload.status == "online",
            )
            else -> ChatEvent.Unknown(envelope.type)
        }
    }

    private fun malformed(): Nothing = throw ChatDecodingException.Malformed()
}
