import Foundation

struct ChatMessage: Equatable {
    let id: String
    let senderId: String
    let body: String
    let sentAt: Date
}

enum TimelineItem: Equatable {
    case dayHeader(String)
    case unreadMarker(count: Int)
    case bubble(senderId: String, messages: [ChatMessage])
}

/// Turns a chronologically ordered conversation into rows.
struct MessageTimelineBuilder {
    private let calendar: Calendar
    private let bubbleGap: TimeInterval = 120
    private let formatter: DateFormatter

    init(timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar

        formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.calendar = calendar
        formatter.timeZone = timeZone
        formatter.dateFormat = "d MMM yyyy"
    }

    func build(_ messages: [ChatMessage], firstUnreadId: String?, now: Date) -> [TimelineItem] {
        var items: [TimelineItem] = []
        var open: [ChatMessage] = []

        func closeBubble() {
            guard let first = open.first else { return }
            items.append(.bubble(senderId: first.senderId, messages: open))
            open.removeAll()
        }

        var previous: ChatMessage?
        for (index, message) in messages.enumerated() {
            let startsDay = previous.map { !calendar.isDate($0.sentAt, inSameDayAs: message.sentAt) } ?? true
            if startsDay {
                closeBubble()
                items.append(.dayHeader(label(for: message.sentAt, now: now)))
            }
            if message.id == firstUnreadId {
                closeBubble()
                items.append(.unreadMarker(count: messages.count - index))
            }
            if let last = open.last, !belongs(message, with: last) {
                closeBubble()
            }
            open.append(message)
            previous = message
        }
        closeBubble()
        return items
    }

    private func belongs(_ message: ChatMessage, with last: ChatMessage) -> Bool {
        message.senderId == last.senderId
            && message.sentAt.timeIntervalSince(last.sentAt) <= bubbleGap
    }

    private func label(for date: Date, now: Date) -> String {
        if calendar.isDate(date, inSameDayAs: now) { return "Today" }
        if let yesterday = calendar.date(byAdding: .day, value: -1, to: now),
           calendar.isDate(date, inSameDayAs: yesterday) {
            return "Yesterday"
        }
        return formatter.string(from: date)
    }
}
