import Foundation

enum ChatEvent: Equatable {
    case message(id: String, roomID: String, author: String, text: String, sentAt: Int64)
    case typing(roomID: String, userID: String, isTyping: Bool)
    case readReceipt(roomID: String, userID: String, upTo: String)
    case presence(userID: String, online: Bool)
    case unknown(type: String)
}

enum ChatDecodingError: Error {
    case malformed
}

struct ChatEventDecoder {
    private struct Envelope: Decodable {
        let type: String
        let payload: Payload?
    }

    private struct Payload: Decodable {
        let id: String?
        let roomID: String?
        let userID: String?
        let author: String?
        let text: String?
        let sentAt: Int64?
        let typing: Bool?
        let upTo: String?
        let status: String?

        enum CodingKeys: String, CodingKey {
            case id, author, text, typing, status
            case roomID = "room_id"
            case userID = "user_id"
            case sentAt = "sent_at"
            case upTo = "up_to"
        }
    }

    private let decoder = JSONDecoder()

    func decode(_ text: String) throws -> ChatEvent {
        guard let envelope = try? decoder.decode(Envelope.self, from: Data(text.utf8)) else {
            throw ChatDecodingError.malformed
        }
        let payload = envelope.payload
        switch envelope.type {
        case "message.new", "message.edited":
            guard let id = payload?.id, let roomID = payload?.roomID else { throw ChatDecodingError.malformed }
            return .message(
                id: id,
                roomID: roomID,
                author: payload?.author ?? "system",
                text: payload?.text ?? "",
                sentAt: payload?.sentAt ?? 0
            )
        case "typing":
            guard let roomID = payload?.roomID, let userID = payload?.userID else { throw ChatDecodingError.malformed }
            return .typing(roomID: roomID, userID: userID, isTyping: payload?.typing ?? true)
        case "read":
            guard let roomID = payload?.roomID, let userID = payload?.userID, let upTo = payload?.upTo else {
                throw ChatDecodingError.malformed
            }
            return .readReceipt(roomID: roomID, userID: userID, upTo: upTo)
        case "presence":
            guard let userID = payload?.userID else { throw ChatDecodingError.malformed }
            return .presence(userID: userID, online: payload?.status == "online")
        default:
            return .unknown(type: envelope.type)
        }
    }
}
