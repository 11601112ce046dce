package com.lanternchat.notifications

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
enum class NotificationChannel {
    @SerialName("push") PUSH,
    @SerialName("email") EMAIL,
    @SerialName("sms") SMS,
}

@Serializable
data class QuietHours(
    @SerialName("start_minute") val startMinute: Int,
    @SerialName("end_minute") val endMinute: Int,
) {
    fun contains(minuteOfDay: Int): Boolean =
        if (startMinute <= endMinute) {
            minuteOfDay in startMinute until endMinute
        } else {
            minuteOfDay >= startMinute || minuteOfDay < endMinute
        }
}

@Serializable
data class NotificationPreferences(
    val channels: List<NotificationChannel>,
    @SerialName("topic_settings") val topics: Map<String, Boolean>,
    @SerialName("quiet_hours") val quietHours: QuietHours? = null,
) {
    fun isTopicEnabled(topic: String): Boolean = topics[topic] ?: true

    fun allows(topic: String, channel: NotificationChannel, minuteOfDay: Int): Boolean {
        if (channel !in channels || !isTopicEnabled(topic)) return false
        if (channel == NotificationChannel.EMAIL) return true
        return quietHours?.contains(minuteOfDay) != true
    }

    fun withChannel(channel: NotificationChannel, enabled: Boolean): NotificationPreferences {
        val others = channels.filter { it != channel }
        return copy(channels = if (enabled) others + channel else others)
    }

    fun withTopic(topic: String, enabled: Boolean): NotificationPreferences =
        copy(topics = topics + (topic to enabled))

    companion object {
        val DEFAULT = NotificationPreferences(
            channels = listOf(NotificationChannel.PUSH, NotificationChannel.EMAIL),
            topics = emptyMap(),
        )
    }
}
