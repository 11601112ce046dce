package io.lumen.app.notifications

import android.os.Handler
import android.os.Looper
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
enum class NotificationChannelType(val key: String) {
    @SerialName("orders") ORDERS("orders"),
    @SerialName("promotions") PROMOTIONS("promotions"),
    @SerialName("messages") MESSAGES("messages"),
    @SerialName("security") SECURITY("security");

    val isMandatory: Boolean get() = this == SECURITY

    companion object {
        fun fromKey(key: String) = entries.find { it.key == key }
    }
}

@Serializable
data class QuietHours(val startMinute: Int, val endMinute: Int) {
    operator fun contains(minuteOfDay: Int): Boolean =
        if (startMinute <= endMinute) {
            minuteOfDay in startMinute until endMinute
        } else {
            minuteOfDay >= startMinute || minuteOfDay < endMinute
        }
}

class NotificationPreferencesService(
    private val api: PreferencesApi,
    private val callbackHandler: Handler = Handler(Looper.getMainLooper()),
) {
    interface Callback {
        fun onSuccess(enabled: Set<NotificationChannelType>)
        fun onFailure(failure: ServiceFailure)
    }

    private var enabled: Set<NotificationChannelType> = NotificationChannelType.entries.toSet()
    var quietHours: QuietHours? = null

    fun load(callback: Callback) {
        api.loadChannels(
            onSuccess = { names ->
                callbackHandler.post {
                    val channels = names.mapNotNull { NotificationChannelType.fromKey(it) }.toSet() +
                        NotificationChannelType.entries.filter { it.isMandatory }
                    enabled = channels
                    callback.onSuccess(channels)
                }
            },
            onFailure = { failure -> callbackHandler.post { callback.onFailure(failure) } },
        )
    }

    fun setEnabled(isEnabled: Boolean, channel: NotificationChannelType, callback: Callback) {
        if (!isEnabled && channel.isMandatory) {
            callback.onFailure(ServiceFailure.NotAllowed)
            return
        }
        val updated = if (isEnabled) enabled + channel else enabled - channel
        api.saveChannels(
            channels = updated.map { it.key }.sorted(),
            onSuccess = {
                callbackHandler.post {
                    enabled = updated
                    callback.onSuccess(updated)
                }
            },
            onFailure = { failure -> callbackHandler.post { callback.onFailure(failure) } },
        )
    }

    fun shouldDeliver(channel: NotificationChannelType, minuteOfDay: Int): Boolean = when {
        channel.isMandatory -> true
        channel !in enabled -> false
        else -> quietHours?.let { minuteOfDay !in it } ?: true
    }
}
