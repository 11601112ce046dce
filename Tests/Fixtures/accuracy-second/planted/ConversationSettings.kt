package com.lanternchat.conversation.settings

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
data class ConversationSettings(
    val title: String? = null,
    val theme: Theme,
    @SerialName("mute_until") val mutedUntil: Double? = null,
    @SerialName("show_previews") val showsPreviews: Boolean,
    @SerialName("disappearing_s") val disappearingSeconds: Int,
) {
    @Serializable
    enum class Theme {
        @SerialName("classic") CLASSIC,
        @SerialName("dusk") DUSK,
        @SerialName("mint") MINT,
    }

    fun isMuted(timestamp: Double): Boolean {
        val until = mutedUntil ?: return false
        return timestamp < until
    }

    val disappearingLabelKey: String
        get() = when {
            disappearingSeconds <= 0 -> "conversation.timer.off"
            disappearingSeconds < 86_400 -> "conversation.timer.hours"
            disappearingSeconds < 604_800 -> "conversation.timer.days"
            else -> "conversation.timer.weeks"
        }

    fun previewText(message: String, hiddenText: String): String =
        if (showsPreviews) message else hiddenText

    companion object {
        val INITIAL = ConversationSettings(
            title = null,
            theme = Theme.CLASSIC,
            mutedUntil = null,
            showsPreviews = true,
            disappearingSeconds = 0,
        )
    }
}
