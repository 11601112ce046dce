import Foundation

enum MessageError: Error, Equatable {
    case malformed
    case emptyId
}

struct ChatMessage: Decodable, Equatable {

    enum Kind: String {
        case text, image, system
    }

    let id: String
    let author: String
    let body: String
    let kind: Kind
    let replyTo: String?
    let attachments: [String]

    private enum CodingKeys: String, CodingKey {
        case id, author, body, kind, attachments
        case replyTo = "reply_to"
    }

    init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        author = try values.decode(String.self, forKey: .author)
        body = try values.decodeIfPresent(String.self, forKey: .body) ?? ""
        // Newer servers may send kinds we do not know yet.
        let rawKind = try values.decodeIfPresent(String.self, forKey: .kind)
        kind = rawKind.flatMap(Kind.init(rawValue:)) ?? .text
        replyTo = try values.decodeIfPresent(String.self, forKey: .replyTo)
        attachments = try values.decodeIfPresent([String].self, forKey: .attachments) ?? []
    }

    var preview: String {
        switch kind {
        case .text: return body
        case .image where attachments.count > 1: return "\(attachments.count) photos"
        case .image: return "Photo"
        case .system: return "— \(body) —"
        }
    }

    static func parse(_ json: String) throws -> ChatMessage {
        guard let message = try? JSONDecoder().decode(ChatMessage.self, from: Data(json.utf8)) else {
            throw MessageError.malformed
        }
        guard !message.id.isEmpty else { throw MessageError.emptyId }
        return message
    }
}
