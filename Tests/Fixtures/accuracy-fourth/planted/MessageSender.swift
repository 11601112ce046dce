import Foundation

struct Conversation: Sendable {
    let id: Int64
    let isArchived: Bool
}

struct SendResponse: Sendable {
    let status: Int
    let messageId: Int64?
    let retryAfter: Int?
}

protocol ChatTransport: Sendable {
    func post(conversationId: Int64, text: String) async throws -> SendResponse
}

enum SendError: Error, Equatable {
    case emptyText
    case archived
    case unauthorized
    case notFound
    case rateLimited(seconds: Int)
    case server(status: Int)
}

struct MessageSender {
    static let defaultRetryDelay = 30

    let transport: ChatTransport

    /// Returns the id that the server has given to the message.
    func send(_ text: String, to conversation: Conversation) async throws -> Int64 {
        guard !conversation.isArchived else { throw SendError.archived }
        let content = text.trimmingCharacters(in: CharacterSet(charactersIn: " \t\r\n"))
        guard !content.isEmpty else { throw SendError.emptyText }

        let response = try await transport.post(conversationId: conversation.id, text: content)
        switch response.status {
        case 200...299:
            guard let id = response.messageId else { throw SendError.server(status: response.status) }
            return id
        case 401, 403:
            throw SendError.unauthorized
        case 404:
            throw SendError.notFound
        case 410:
            throw SendError.archived
        case 429:
            throw SendError.rateLimited(seconds: response.retryAfter ?? Self.defaultRetryDelay)
        default:
            throw SendError.server(status: response.status)
        }
    }
}
