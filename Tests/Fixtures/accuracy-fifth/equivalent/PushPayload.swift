import Foundation

/// Data part of a push message as the backend sends it.
struct PushPayload: Decodable, Equatable {

    enum Kind: String, Decodable {
        case message
        case mention
        case reaction
        case unknown
    }

    let messageID: String
    let channelID: String
    let kind: Kind
    let threadID: String?
    let preview: String
    let mentionedUsers: [String]

    private enum CodingKeys: String, CodingKey {
        case messageID = "message_id"
        case channelID = "channel_id"
        case kind
        case threadID = "thread_id"
        case preview
        case mentionedUsers = "mentioned_users"
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        messageID = try container.decode(String.self, forKey: .messageID)
        channelID = try container.decode(String.self, forKey: .channelID)
        kind = try container.decodeIfPresent(String.self, forKey: .kind).flatMap(Kind.init(rawValue:)) ?? .unknown
        threadID = try container.decodeIfPresent(String.self, forKey: .threadID)
        preview = try container.decodeIfPresent(String.self, forKey: .preview) ?? ""
        mentionedUsers = try container.decodeIfPresent([String].self, forKey: .mentionedUsers) ?? []
    }

    /// `nil` for anything that is not a valid payload.
    static func parse(_ json: String) -> PushPayload? {
        try? JSONDecoder().decode(PushPayload.self, from: Data(json.utf8))
    }

    /// Notifications with the same key replace each other in the tray.
    var collapseKey: String {
        guard let threadID else { return channelID }
        return "\(channelID)/\(threadID)"
    }

    func concerns(_ userID: String) -> Bool {
        kind == .mention && mentionedUsers.contains(userID)
    }
}
