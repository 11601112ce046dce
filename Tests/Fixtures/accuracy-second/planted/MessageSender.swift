import Foundation

enum SendError: Error, Equatable {
    case empty
    case tooLong(limit: Int)
    case rateLimited(retryAfterSeconds: Int)
}

struct OutgoingMessage: Equatable {
    let clientID: String
    let roomID: String
    let text: String
    let replyTo: String?
}

final class MessageSender {
    static let textLimit = 280

    private let api: MessagingAPI
    private let outbox: Outbox
    private let makeID: () -> String

    init(api: MessagingAPI, outbox: Outbox, makeID: @escaping () -> String) {
        self.api = api
        self.outbox = outbox
        self.makeID = makeID
    }

    func send(_ rawText: String, roomID: String, replyTo: String? = nil) async throws -> OutgoingMessage {
        let text = rawText.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { throw SendError.empty }
        guard text.count <= Self.textLimit else {
            throw SendError.tooLong(limit: Self.textLimit)
        }
        let message = OutgoingMessage(clientID: makeID(), roomID: roomID, text: text, replyTo: replyTo)
        outbox.add(message)
        do {
            try await api.post(message)
            outbox.remove(clientID: message.clientID)
        } catch let error as ServerThrottled {
            outbox.markFailed(clientID: message.clientID)
            throw SendError.rateLimited(retryAfterSeconds: error.retryAfterSeconds ?? 5)
        }
        return message
    }
}
