package com.example.chat.socket

import kotlinx.serialization.DeserializationStrategy
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonContentPolymorphicSerializer
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.jsonObject
import java.time.Instant

@Serializable(with = ChatEventSerializer::class)
sealed interface ChatEvent {

    @Serializable
    data class Message(@SerialName("payload") val message: Content) : ChatEvent {
        @Serializable
        data class Content(
            val id: String,
            @SerialName("sender_id") val senderId: String,
            val body: String,
            @SerialName("reply_to") val replyTo: String? = null,
            @SerialName("sent_at") val sentAtMillis: Long,
        ) {
            val sentAt: Instant get() = Instant.ofEpochMilli(sentAtMillis)
        }
    }

    @Serializable
    data class Typing(@SerialName("user_id") val userId: String) : ChatEvent

    @Serializable
    data class Read(
        @SerialName("user_id") val userId: String,
        @SerialName("up_to") val upTo: String,
    ) : ChatEvent

    @Serializable
    data class Unknown(val type: String) : ChatEvent
}

object ChatEventSerializer : JsonContentPolymorphicSerializer<ChatEvent>(ChatEvent::class) {
    override fun selectDeserializer(element: JsonElement): DeserializationStrategy<ChatEvent> {
        val type = element.jsonObject["type"] as? JsonPrimitive
        if (type == null || !type.isString) throw SerializationException("type missing")
        return when (type.content) {
            "message" -> ChatEvent.Message.serializer()
            "typing" -> ChatEvent.Typing.serializer()
            "read" -> ChatEvent.Read.serializer()
            else -> ChatEvent.Unknown.serializer()
        }
    }
}

class ChatEventParser {
    private val json = Json { ignoreUnknownKeys = true }

    fun parse(text: String): ChatEvent? = try {
        json.decodeFromString(ChatEventSerializer, text)
    } catch (e: IllegalArgumentException) {
        null
    }
}
