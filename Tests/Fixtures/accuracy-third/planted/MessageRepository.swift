import Foundation

struct Message: Equatable, Identifiable {
    let id: Int64
    let folder: String
    let subject: String
    let receivedAtMs: Int64
    var isRead = false
    var isArchived = false
}

protocol MessageDao {
    func all() async -> [Message]
    func upsert(_ messages: [Message]) async
}

protocol MessageApi {
    func messages(sinceMs: Int64) async throws -> [Message]
}

struct MessageRepository {
    let dao: MessageDao
    let api: MessageApi

    /// Newest first.
    func messages(
        in folder: String,
        includeArchived: Bool = false,
        unreadOnly: Bool = false
    ) async -> [Message] {
        await dao.all()
            .filter { $0.folder == folder }
            .filter { includeArchived || !$0.isArchived }
            .filter { !unreadOnly || !$0.isRead }
            .sorted { ($0.receivedAtMs, $0.id) > ($1.receivedAtMs, $1.id) }
    }

    func unreadCount(in folder: String) async -> Int {
        await messages(in: folder, includeArchived: false, unreadOnly: true).count
    }

    /// Fetches what arrived since the newest message that we have; returns the number of messages.
    @discardableResult
    func refresh() async throws -> Int {
        let newest = await dao.all().map(\.receivedAtMs).max() ?? 0
        let fetched = try await api.messages(sinceMs: newest)
        if !fetched.isEmpty {
            await dao.upsert(fetched)
        }
        return fetched.count
    }

    func markAllRead(in folder: String) async {
        let unread = await messages(in: folder, includeArchived: true, unreadOnly: true)
        await dao.upsert(unread.map { message in
            var read = message
            read.isRead = true
            return read
        })
    }
}
