package io.beacon.analytics

import io.beacon.identity.Identity
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
internal data class EventPayload(
    @SerialName("message_id") val messageId: String,
    @SerialName("type") val type: String,
    @SerialName("event") val name: String? = null,
    @SerialName("anonymous_id") val anonymousId: String,
    @SerialName("user_id") val userId: String? = null,
    @SerialName("sent_at") val sentAt: Long,
    @SerialName("properties") val properties: Map<String, String>,
    @SerialName("context") val context: Context,
) {
    @Serializable
    data class Context(
        @SerialName("app_version") val appVersion: String,
        @SerialName("sdk_version") val sdkVersion: String,
        @SerialName("locale") val locale: String? = null,
        @SerialName("wifi") val isWifi: Boolean,
    )

    companion object {
        fun from(event: AnalyticsEvent, identity: Identity, context: Context, sentAt: Long) =
            EventPayload(
                messageId = event.id,
                type = event.kind.rawValue,
                name = event.name.ifEmpty { null },
                anonymousId = identity.anonymousId,
                userId = identity.userId,
                sentAt = sentAt,
                properties = event.properties.filterKeys { !it.startsWith("$") },
                context = context,
            )
    }
}

@Serializable
internal data class BatchPayload(
    val batch: List<EventPayload>,
    @SerialName("write_key") val writeKey: String,
)
