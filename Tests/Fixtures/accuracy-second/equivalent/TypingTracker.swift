import Foundation

protocol TypingTrackerDelegate: AnyObject {
    func typingTracker(_ tracker: TypingTracker, didChange names: [String])
}

final class TypingTracker {
    private let ownUserId: String
    private let timeout: TimeInterval
    private let now: () -> Date
    private var lastSeen: [String: Date] = [:]

    weak var delegate: TypingTrackerDelegate?

    private(set) var activeUsers: [String] = [] {
        didSet {
            if activeUsers != oldValue {
                delegate?.typingTracker(self, didChange: activeUsers)
            }
        }
    }

    init(ownUserId: String, timeout: TimeInterval = 5, now: @escaping () -> Date = Date.init) {
        self.ownUserId = ownUserId
        self.timeout = timeout
        self.now = now
    }

    func userIsTyping(_ userId: String) {
        guard userId != ownUserId else { return }
        lastSeen[userId] = now()
        refresh()
    }

    func userSentMessage(_ userId: String) {
        guard lastSeen.removeValue(forKey: userId) != nil else { return }
        refresh()
    }

    func tick() {
        refresh()
    }

    var label: String? {
        switch activeUsers.count {
        case 0: return nil
        case 1: return "\(activeUsers[0]) is typing"
        case 2: return "\(activeUsers[0]) and \(activeUsers[1]) are typing"
        default: return "\(activeUsers.count) people are typing"
        }
    }

    private func refresh() {
        let current = now()
        lastSeen = lastSeen.filter { current.timeIntervalSince($0.value) < timeout }
        activeUsers = lastSeen.keys.sorted()
    }
}
