import Foundation

struct TimelineMessage: Equatable {
    let id: String
    let sentAtMillis: Int64
}

enum TimelineItem: Equatable {
    case daySeparator(String)
    case unreadMarker
    case message(TimelineMessage)
}

/// Turns messages (oldest first) into the rows of the conversation screen.
struct TimelineBuilder {
    private let calendar = Calendar(identifier: .gregorian)

    func items(for messages: [TimelineMessage], firstUnreadID: String?, nowMillis: Int64) -> [TimelineItem] {
        let now = date(nowMillis)
        var items: [TimelineItem] = []
        var previousDay: Date?

        for message in messages {
            let sentAt = date(message.sentAtMillis)
            let day = calendar.startOfDay(for: sentAt)
            if day != previousDay {
                items.append(.daySeparator(title(of: sentAt, now: now)))
                previousDay = day
            }
            if message.id == firstUnreadID {
                items.append(.unreadMarker)
            }
            items.append(.message(message))
        }
        return items
    }

    private func date(_ millis: Int64) -> Date {
        Date(timeIntervalSince1970: Double(millis) / 1_000)
    }

    private func title(of date: Date, now: Date) -> String {
        if calendar.isDate(date, inSameDayAs: now) { return "Today" }
        if let yesterday = calendar.date(byAdding: .day, value: -1, to: now),
           calendar.isDate(date, inSameDayAs: yesterday) {
            return "Yesterday"
        }
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        return String(format: "%d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    }
}
