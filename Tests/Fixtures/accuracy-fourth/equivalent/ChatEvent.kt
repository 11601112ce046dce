package net.parley.chat

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json
import kotlinx.serialization.modules.SerializersModule
import kotlinx.serialization.modules.polymorphic

/** Events of the chat socket. The server may add event types at any time. */
@Serializable
sealed class ChatEvent {

    @Serializable
    @SerialName("message")
    data class Message(
        val id: String,
        val author: String,
        val text: String,
        @SerialName("reply_to") val replyTo: String? = null,
    ) : ChatEvent()

    @Serializable
    @SerialName("typing")
    data class Typing(val author: String) : ChatEvent()

    @Serializable
    @SerialName("receipt")
    data class Receipt(
        @SerialName("message_id") val messageId: String,
        val readers: List<String>,
    ) : ChatEvent()

    @Serializable
    data object Unknown : ChatEvent()

    fun notificationText(user: String): String? =
        (this as? Message)
            ?.takeIf { it.author != user }
            ?.let { "${it.author}: ${it.text}" }

    companion object {
        private val json = Json {
            ignoreUnknownKeys = true
            classDiscriminator = "type"
            serializersModule = SerializersModule {
                polymorphic(ChatEvent::class) {
                    defaultDeserializer { type -> type?.let { Unknown.serializer() } }
                }
            }
        }

        /** Decodes a whole frame; one malformed event makes the frame invalid. */
        fun decodeFrame(frame: String): List<ChatEvent> =
            json.decodeFromString<List<ChatEvent>>(frame).filter { it != Unknown }
    }
}
