import Foundation

enum ChatEvent: Equatable {
    case message(Message)
    case typing(userId: String)
    case read(userId: String, upTo: String)
    case unknown(type: String)

    struct Message: Equatable, Decodable {
        let id: String
        let senderId: String
        let body: String
        let replyTo: String?
        let sentAtMillis: Int64

        var sentAt: Date {
            Date(timeIntervalSince1970: TimeInterval(sentAtMillis) / 1000)
        }

        private enum CodingKeys: String, CodingKey {
            case id
            case senderId = "sender_id"
            case body
            case replyTo = "reply_to"
            case sentAtMillis = "sent_at"
        }
    }
}

extension ChatEvent: Decodable {
    private enum CodingKeys: String, CodingKey {
        case type
        case payload
        case userId = "user_id"
        case upTo = "up_to"
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let type = try container.decode(String.self, forKey: .type)
        switch type {
        case "message":
            self = .message(try container.decode(Message.self, forKey: .payload))
        case "typing":
            self = .typing(userId: try container.decode(String.self, forKey: .userId))
        case "read":
            self = .read(
                userId: try container.decode(String.self, forKey: .userId),
                upTo: try container.decode(String.self, forKey: .upTo)
            )
        default:
            self = .unknown(type: type)
        }
    }
}

struct ChatEventParser {
    private let decoder = JSONDecoder()

    func parse(_ text: String) -> ChatEvent? {
        try? decoder.decode(ChatEvent.self, from: Data(text.utf8))
    }
}
