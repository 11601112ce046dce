import Foundation

struct ChatMessage: Equatable, Identifiable {
    enum Status: Int, Comparable {
        case sending, sent, delivered, read

        static func < (lhs: Status, rhs: Status) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    let id: String
    let senderId: String
    let text: String
    let sentAt: Date
    var status: Status
}

final class ChatThread {
    let ownUserId: String
    private(set) var messages: [ChatMessage] = []
    private(set) var lastReadAt: Date?

    init(ownUserId: String) {
        self.ownUserId = ownUserId
    }

    var unreadCount: Int {
        messages.filter { message in
            guard message.senderId != ownUserId else { return false }
            guard let lastReadAt = lastReadAt else { return true }
            return message.sentAt > lastReadAt
        }.count
    }

    func receive(_ message: ChatMessage) {
        if let index = messages.firstIndex(where: { $0.id == message.id }) {
            messages[index] = message
            return
        }
        let position = messages.firstIndex { $0.sentAt > message.sentAt } ?? messages.endIndex
        messages.insert(message, at: position)
    }

    func updateStatus(_ status: ChatMessage.Status, upTo messageId: String) {
        guard let last = messages.lastIndex(where: { $0.id == messageId }) else { return }
        for index in 0...last where messages[index].senderId == ownUserId {
            if messages[index].status < status {
                messages[index].status = status
            }
        }
    }

    func markRead(at date: Date) {
        if let current = lastReadAt, current >= date { return }
        lastReadAt = date
    }

    func preview(senderName: String) -> String {
        guard let last = messages.last else { return "" }
        let prefix = last.senderId == ownUserId ? "You" : senderName
        return "\(prefix): \(last.text)"
    }
}
