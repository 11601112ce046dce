import Foundation

struct Message: Equatable {
    let id: Int
    let authorId: String
    let body: String
    let sentAtMillis: Int
    var revision = 0
    var isDeleted = false
}

struct MessageThread: Equatable {
    static let previewLimit = 80

    let title: String
    private(set) var messages: [Message]
    private(set) var lastReadAtMillis: Int?

    init(title: String, messages: [Message] = [], lastReadAtMillis: Int? = nil) {
        self.title = title
        self.messages = messages
        self.lastReadAtMillis = lastReadAtMillis
    }

    /// An edited message replaces its older revision; stale revisions are ignored.
    func inserting(_ message: Message) -> MessageThread {
        if let existing = messages.first(where: { $0.id == message.id }),
           existing.revision >= message.revision {
            return self
        }
        var copy = self
        copy.messages.removeAll { $0.id == message.id }
        copy.messages.append(message)
        copy.messages.sort { ($0.sentAtMillis, $0.id) < ($1.sentAtMillis, $1.id) }
        return copy
    }

    func markingRead(upTo millis: Int) -> MessageThread {
        var copy = self
        copy.lastReadAtMillis = max(lastReadAtMillis ?? millis, millis)
        return copy
    }

    func unreadCount(for userId: String) -> Int {
        messages.filter { message in
            !message.isDeleted
                && message.authorId != userId
                && lastReadAtMillis.map { message.sentAtMillis > $0 } ?? true
        }.count
    }

    var preview: String? {
        guard let body = messages.last(where: { !$0.isDeleted })?.body else { return nil }
        let scalars = body.unicodeScalars
        guard scalars.count > Self.previewLimit else { return body }
        return String(scalars.prefix(Self.previewLimit)) + "…"
    }
}
