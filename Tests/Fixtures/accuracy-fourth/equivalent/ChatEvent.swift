import Foundation

/// Events of the chat socket. The server may add event types at any time.
enum ChatEvent: Equatable {
    case message(id: String, author: String, text: String, replyTo: String?)
    case typing(author: String)
    case receipt(messageId: String, readers: [String])
    case unknown
}

extension ChatEvent: Decodable {
    private enum CodingKeys: String, CodingKey {
        case type, id, author, text
        case replyTo = "reply_to"
        case messageId = "message_id"
        case readers
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        switch try container.decode(String.self, forKey: .type) {
        case "message":
            self = .message(
                id: try container.decode(String.self, forKey: .id),
                author: try container.decode(String.self, forKey: .author),
                text: try container.decode(String.self, forKey: .text),
                replyTo: try container.decodeIfPresent(String.self, forKey: .replyTo)
            )
        case "typing":
            self = .typing(author: try container.decode(String.self, forKey: .author))
        case "receipt":
            self = .receipt(
                messageId: try container.decode(String.self, forKey: .messageId),
                readers: try container.decode([String].self, forKey: .readers)
            )
        default:
            self = .unknown
        }
    }
}

extension ChatEvent {
    /// Decodes a whole frame; one malformed event makes the frame invalid.
    static func decodeFrame(_ frame: String) throws -> [ChatEvent] {
        try JSONDecoder()
            .decode([ChatEvent].self, from: Data(frame.utf8))
            .filter { $0 != .unknown }
    }

    func notificationText(for user: String) -> String? {
        switch self {
        case let .message(_, author, text, _) where author != user:
            return "\(author): \(text)"
        case .message, .typing, .receipt, .unknown:
            return nil
        }
    }
}
