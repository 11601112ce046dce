package com.pigeonpost.push

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.decodeFromString
import kotlinx.serialization.json.Json

/** Data part of a push message as the backend sends it. */
@Serializable
data class PushPayload(
    @SerialName("message_id") val messageId: String,
    @SerialName("channel_id") val channelId: String,
    val kind: Kind = Kind.UNKNOWN,
    @SerialName("thread_id") val threadId: String? = null,
    val preview: String = "",
    @SerialName("mentioned_users") val mentionedUsers: List<String> = emptyList(),
) {
    @Serializable
    enum class Kind {
        @SerialName("message") MESSAGE,
        @SerialName("mention") MENTION,
        @SerialName("reaction") REACTION,
        @SerialName("unknown") UNKNOWN,
    }

    /** Notifications with the same key replace each other in the tray. */
    val collapseKey: String
        get() = if (threadId == null) channelId else "$channelId/$threadId"

    fun concerns(userId: String): Boolean = kind == Kind.MENTION && userId in mentionedUsers

    companion object {
        private val json = Json {
            ignoreUnknownKeys = true
            coerceInputValues = true // null and unknown kinds fall back to the default
        }

        /** `null` for anything that is not a valid payload. */
        fun parse(text: String): PushPayload? =
            runCatching { json.decodeFromString<PushPayload>(text) }.getOrNull()
    }
}
