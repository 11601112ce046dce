import Foundation

struct Conversation: Equatable, Identifiable {
    let id: Int64
    var title: String
    var pinPosition: Int?
    var lastActivityMillis: Int64?
    var unreadMentions = 0
    var isArchived = false
}

extension Conversation {
    var isPinned: Bool { pinPosition != nil }
}

extension Conversation: Comparable {
    /// Inbox order: pins, then mentions, then the newest activity; never used ones at the end.
    static func < (lhs: Conversation, rhs: Conversation) -> Bool {
        switch (lhs.pinPosition, rhs.pinPosition) {
        case let (left?, right?) where left != right:
            return left < right
        case (_?, nil):
            return true
        case (nil, _?):
            return false
        default:
            break
        }

        let lhsMentioned = lhs.unreadMentions > 0
        let rhsMentioned = rhs.unreadMentions > 0
        if lhsMentioned != rhsMentioned { return lhsMentioned }

        if lhs.lastActivityMillis != rhs.lastActivityMillis {
            guard let left = lhs.lastActivityMillis else { return false }
            guard let right = rhs.lastActivityMillis else { return true }
            return left > right
        }
        return lhs.id < rhs.id
    }
}

extension Sequence where Element == Conversation {
    func inboxOrder(includeArchived: Bool = false) -> [Conversation] {
        filter { includeArchived || !$0.isArchived }.sorted()
    }

    func firstUnpinned() -> Conversation? {
        inboxOrder().first { !$0.isPinned }
    }
}
