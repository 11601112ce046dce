import Foundation

enum SocketEventError: Error, Equatable {
    case unknownType(String)
    case missingField(String)
}

enum SocketEvent: Equatable {
    case message(channelID: String, messageID: String, text: String)
    case typing(channelID: String, userID: String)
    case read(channelID: String, lastMessageID: String)
    case presence(userID: String, isOnline: Bool)
    case pong

    init(type: String, fields: [String: String]) throws {
        switch type {
        case "message.new", "message.edited":
            self = .message(
                channelID: try fields.required("channel"),
                messageID: try fields.required("id"),
                text: fields["text"] ?? ""
            )
        case "typing":
            self = .typing(channelID: try fields.required("channel"), userID: try fields.required("user"))
        case "read":
            self = .read(channelID: try fields.required("channel"), lastMessageID: try fields.required("last"))
        case "presence":
            let userID = try fields.required("user")
            self = .presence(userID: userID, isOnline: fields["state"] == "online")
        case "pong":
            self = .pong
        default:
            throw SocketEventError.unknownType(type)
        }
    }

    /// Channel whose screen has to be redrawn.
    var affectedChannel: String? {
        switch self {
        case .message(let channelID, _, _), .typing(let channelID, _), .read(let channelID, _):
            return channelID
        case .presence, .pong:
            return nil
        }
    }
}

private extension Dictionary where Key == String, Value == String {
    func required(_ name: String) throws -> String {
        guard let value = self[name], !value.isEmpty else {
            throw SocketEventError.missingField(name)
        }
        return value
    }
}
