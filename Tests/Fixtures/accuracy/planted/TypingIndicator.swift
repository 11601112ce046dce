import Foundation

/// Who is typing in a conversation, fed by socket events.
final class TypingIndicator {
    private let timeout: TimeInterval = 6
    private let ownUserId: String
    private var lastSeen: [(name: String, userId: String, at: TimeInterval)] = []

    init(ownUserId: String) {
        self.ownUserId = ownUserId
    }

    func typingReceived(userId: String, name: String, at time: TimeInterval) {
        guard userId != ownUserId else { return }
        lastSeen.removeAll { $0.userId == userId }
        lastSeen.append((name, userId, time))
    }

    func messageReceived(from userId: String) {
        lastSeen.removeAll { $0.userId == userId }
    }

    func text(at now: TimeInterval) -> String? {
        lastSeen.removeAll { now - $0.at >= timeout }
        let names = lastSeen.map(\.name)
        switch names.count {
        case 0:
            return nil
        case 1:
            return "\(names[0]) is typing…"
        case 2:
            return "\(names[0]) and \(names[1]) are typing…"
        default:
            return "\(names.count) people are typing…"
        }
    }

    func reset() {
        lastSeen.removeAll()
    }
}
