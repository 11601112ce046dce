import Foundation

struct Draft: Equatable, Sendable {
    let conversationId: Int64
    let text: String
    let updatedAt: Int64
}

protocol DraftPersistence: Sendable {
    func write(_ draft: Draft) async throws
    func delete(conversationId: Int64) async throws
}

/// Keeps unsent messages. The memory copy is always updated, even if the disk fails.
actor DraftStore {

    private static let padding = CharacterSet(charactersIn: " \t\r\n")

    private let persistence: DraftPersistence
    private let now: @Sendable () -> Int64
    private var drafts: [Int64: Draft] = [:]

    init(persistence: DraftPersistence, now: @escaping @Sendable () -> Int64) {
        self.persistence = persistence
        self.now = now
    }

    func draft(for conversationId: Int64) -> Draft? {
        drafts[conversationId]
    }

    /// Saves the text as typed; blank text discards the draft.
    func save(_ text: String, for conversationId: Int64) async throws {
        guard !text.trimmingCharacters(in: Self.padding).isEmpty else {
            return try await discard(conversationId)
        }
        if let existing = drafts[conversationId], existing.text.utf16.elementsEqual(text.utf16) { return }

        let draft = Draft(conversationId: conversationId, text: text, updatedAt: now())
        drafts[conversationId] = draft
        try await persistence.write(draft)
    }

    func discard(_ conversationId: Int64) async throws {
        guard drafts.removeValue(forKey: conversationId) != nil else { return }
        try await persistence.delete(conversationId: conversationId)
    }

    /// Most recently edited first.
    func recent() -> [Draft] {
        drafts.values.sorted {
            ($1.updatedAt, $0.conversationId) < ($0.updatedAt, $1.conversationId)
        }
    }
}
