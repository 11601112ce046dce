import Foundation

struct ChatMessage: Equatable {
    let id: String
    let senderId: String
    let body: String
    let sentAt: Date
    let isSystem: Bool
}

enum BubblePosition {
    case single, first, middle, last
}

enum ChatRow: Equatable {
    case dayHeader(Date)
    case system(id: String, text: String)
    case bubble(message: ChatMessage, position: BubblePosition, isOutgoing: Bool)
}

struct ChatSectionBuilder {
    static let groupingInterval: TimeInterval = 120

    let currentUserId: String
    let calendar: Calendar

    func build(from messages: [ChatMessage]) -> [ChatRow] {
        let sorted = messages.sorted { $0.sentAt < $1.sentAt }
        var rows: [ChatRow] = []
        var currentDay: Date?

        for (index, message) in sorted.enumerated() {
            let day = calendar.startOfDay(for: message.sentAt)
            if day != currentDay {
                rows.append(.dayHeader(day))
                currentDay = day
            }
            if message.isSystem {
                rows.append(.system(id: message.id, text: message.body))
                continue
            }
            let joinsPrevious = index > 0 && belongTogether(sorted[index - 1], message)
            let joinsNext = index + 1 < sorted.count && belongTogether(message, sorted[index + 1])
            rows.append(.bubble(
                message: message,
                position: position(joinsPrevious: joinsPrevious, joinsNext: joinsNext),
                isOutgoing: message.senderId == currentUserId
            ))
        }
        return rows
    }

    private func belongTogether(_ lhs: ChatMessage, _ rhs: ChatMessage) -> Bool {
        guard !lhs.isSystem, !rhs.isSystem, lhs.senderId == rhs.senderId else { return false }
        guard calendar.isDate(lhs.sentAt, inSameDayAs: rhs.sentAt) else { return false }
        return rhs.sentAt.timeIntervalSince(lhs.sentAt) <= Self.groupingInterval
    }

    private func position(joinsPrevious: Bool, joinsNext: Bool) -> BubblePosition {
        switch (joinsPrevious, joinsNext) {
        case (false, false): return .single
        case (false, true): return .first
        case (true, true): return .middle
        case (true, false): return .last
        }
    }
}
