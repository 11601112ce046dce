package io.pigeon.model

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.decodeFromString
import kotlinx.serialization.json.Json

sealed class MessageException(message: String) : Exception(message) {
    class Malformed : MessageException("malformed")
    class EmptyId : MessageException("empty id")
}

@Serializable
data class ChatMessage(
    val id: String,
    val author: String,
    val body: String = "",
    val kind: Kind = Kind.TEXT,
    @SerialName("reply_to") val replyTo: String? = null,
    val attachments: List<String> = emptyList(),
) {

    @Serializable
    enum class Kind {
        @SerialName("text") TEXT,
        @SerialName("image") IMAGE,
        @SerialName("system") SYSTEM,
    }

    val preview: String
        get() = when (kind) {
            Kind.TEXT -> body
            Kind.IMAGE -> if (attachments.size > 1) "${attachments.size} photos" else "Photo"
            Kind.SYSTEM -> "— $body —"
        }

    companion object {
        // coerceInputValues: nulls and kinds that we do not know yet become the default.
        private val format = Json {
            ignoreUnknownKeys = true
            coerceInputValues = true
        }

        fun parse(json: String): ChatMessage {
            val message = runCatching { format.decodeFromString<ChatMessage>(json) }
                .getOrElse { throw MessageException.Malformed() }
            if (message.id.isEmpty()) throw MessageException.EmptyId()
            return message
        }
    }
}
