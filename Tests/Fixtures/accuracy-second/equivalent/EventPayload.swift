import Foundation

struct EventPayload: Codable, Equatable {
    struct Context: Codable, Equatable {
        let appVersion: String
        let sdkVersion: String
        let locale: String?
        let isWifi: Bool

        enum CodingKeys: String, CodingKey {
            case appVersion = "app_version"
            case sdkVersion = "sdk_version"
            case locale
            case isWifi = "wifi"
        }
    }

    let messageId: String
    let type: String
    let name: String?
    let anonymousId: String
    let userId: String?
    let sentAt: Int64
    let properties: [String: String]
    let context: Context

    enum CodingKeys: String, CodingKey {
        case messageId = "message_id"
        case type
        case name = "event"
        case anonymousId = "anonymous_id"
        case userId = "user_id"
        case sentAt = "sent_at"
        case properties
        case context
    }
}

extension EventPayload {
    init(event: AnalyticsEvent, identity: Identity, context: Context, sentAt: Int64) {
        self.init(
            messageId: event.id,
            type: event.kind.rawValue,
            name: event.name.isEmpty ? nil : event.name,
            anonymousId: identity.anonymousId,
            userId: identity.userId,
            sentAt: sentAt,
            properties: event.properties.filter { !$0.key.hasPrefix("$") },
            context: context
        )
    }
}

struct BatchPayload: Codable {
    let batch: [EventPayload]
    let writeKey: String

    enum CodingKeys: String, CodingKey {
        case batch
        case writeKey = "write_key"
    }
}
