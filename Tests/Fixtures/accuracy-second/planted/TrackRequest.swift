import Foundation

struct TrackRequest: Encodable {
    let eventId: String
    let name: String
    let userId: String?
    let sessionId: String
    let occurredAt: Int64
    let sequence: Int
    let properties: [String: String]

    enum CodingKeys: String, CodingKey {
        case eventId = "event_id"
        case name
        case userId = "user_id"
        case occurredAt = "occurred_at"
        case sequence = "seq"
        case properties
    }
}

struct TrackRequestFactory {
    let identity: IdentityStore
    let sessions: SessionTracker
    let sequence: SequenceCounter

    func make(_ event: AnalyticsEvent) -> TrackRequest? {
        guard let session = sessions.current else { return nil }
        return TrackRequest(
            eventId: event.id,
            name: event.name,
            userId: identity.current.userId,
            sessionId: session.id,
            occurredAt: event.timestampMillis,
            sequence: sequence.next(),
            properties: event.properties
        )
    }

    func makeAll(_ events: [AnalyticsEvent]) -> [TrackRequest] {
        events.compactMap(make)
    }
}
