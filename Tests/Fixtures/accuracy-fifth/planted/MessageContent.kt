package com.glade.messages

import java.util.Locale

interface MessageContent {
    val senderName: String
    val body: String
    val isSearchable: Boolean get() = true

    fun preview(): String = if (body.isEmpty()) senderName else "$senderName: $body"
}

data class TextContent(override val senderName: String, override val body: String) : MessageContent

data class VoiceContent(override val senderName: String, val seconds: Int) : MessageContent {
    override val body: String get() = ""
    override val isSearchable: Boolean get() = false

    override fun preview(): String = String.format(
        Locale.ROOT, "%s sent a voice message (%d:%02d)", senderName, seconds / 60, seconds % 60,
    )
}

data class LocationContent(override val senderName: String, val placeName: String?) : MessageContent {
    override val body: String get() = "📍 ${placeName ?: "Shared location"}"
}

/** Row in the list of conversations. */
data class ConversationRow(
    val title: String,
    val lastContent: MessageContent?,
    val isTyping: Boolean = false,
) {
    val subtitle: String
        get() = when {
            isTyping -> "typing…"
            else -> lastContent?.preview() ?: "No messages yet"
        }
}

fun searchable(contents: List<MessageContent>): List<String> =
    contents.filter { it.isSearchable }.map { it.body }
