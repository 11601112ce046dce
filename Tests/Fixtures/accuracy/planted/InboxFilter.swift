import Foundation

struct Conversation: Equatable {
    let id: String
    let title: String
    let unread: Int
    let isArchived: Bool
    let isMuted: Bool
    let lastMessageAt: Int64
}

enum InboxTab {
    case all, unread, archived
}

struct InboxFilter {
    let tab: InboxTab
    let query: String

    func apply(to conversations: [Conversation]) -> [Conversation] {
        conversations
            .filter(matchesTab)
            .filter(matchesQuery)
            .sorted { $0.lastMessageAt > $1.lastMessageAt }
    }

    func badge(for conversations: [Conversation]) -> String? {
        let sum = conversations
            .filter { !$0.isArchived && !$0.isMuted }
            .reduce(0) { $0 + $1.unread }
        guard sum > 0 else { return nil }
        return sum > 99 ? "99+" : "\(sum)"
    }

    private func matchesTab(_ conversation: Conversation) -> Bool {
        switch tab {
        case .all: return !conversation.isArchived
        case .unread: return !conversation.isArchived && conversation.unread > 0
        case .archived: return conversation.isArchived
        }
    }

    private func matchesQuery(_ conversation: Conversation) -> Bool {
        query.isEmpty || conversation.title.lowercased().contains(query.lowercased())
    }
}
