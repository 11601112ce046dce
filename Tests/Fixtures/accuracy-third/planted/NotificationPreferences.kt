package com.salonly.settings

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json

@Serializable
data class NotificationPreferences(
    val channels: Set<Channel> = setOf(Channel.PUSH),
    @SerialName("booking_reminders") val bookingReminders: Boolean = true,
    val marketing: Boolean = false,
    /** Hours of the local day; the end is exclusive. */
    @SerialName("quiet_from") val quietFrom: Int? = null,
    @SerialName("quiet_until") val quietUntil: Int? = null,
) {
    @Serializable
    enum class Channel {
        @SerialName("push") PUSH,
        @SerialName("email") EMAIL,
        @SerialName("sms") SMS,
    }

    fun isQuiet(hour: Int): Boolean {
        val from = quietFrom ?: return false
        val until = quietUntil ?: return false
        return if (from <= until) hour in from until until else hour >= from || hour < until
    }

    fun activeChannels(isMarketing: Boolean, hour: Int): Set<Channel> {
        val enabled = if (isMarketing) marketing else bookingReminders
        return when {
            !enabled -> emptySet()
            isQuiet(hour) -> channels - setOf(Channel.PUSH, Channel.SMS)
            else -> channels
        }
    }

    companion object {
        private val format = Json {
            ignoreUnknownKeys = true
            coerceInputValues = true
        }

        fun fromJson(json: String): NotificationPreferences = format.decodeFromString(serializer(), json)
    }
}
