package io.beacon.analytics

import io.beacon.identity.IdentityStore
import io.beacon.sessions.SessionTracker
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
internal data class TrackRequest(
    @SerialName("event_id") val eventId: String,
    @SerialName("name") val name: String,
    @SerialName("user_id") val userId: String? = null,
    @SerialName("session_id") val sessionId: String,
    @SerialName("occurred_at") val occurredAt: Long,
    @SerialName("seq") val sequence: Int,
    @SerialName("properties") val properties: Map<String, String>,
)

internal class TrackRequestFactory(
    private val identity: IdentityStore,
    private val sessions: SessionTracker,
    private val sequence: SequenceCounter,
) {
    fun make(event: AnalyticsEvent): TrackRequest? {
        val session = sessions.current ?: return null
        return TrackRequest(
            eventId = event.id,
            name = event.name,
            userId = identity.current.userId,
            sessionId = session.id,
            occurredAt = event.timestampMillis,
            sequence = sequence.next(),
            properties = event.properties,
        )
    }

    fun makeAll(events: List<AnalyticsEvent>): List<TrackRequest> = events.mapNotNull(::make)
}
