import Foundation

protocol ConversationApi {
    func leave(conversationId: String) async throws
    func mute(conversationId: String, muted: Bool) async throws
}

struct Conversation: Equatable {
    let id: String
    let title: String
    var isMuted = false
}

actor ConversationStore {
    enum StoreError: Error, Equatable {
        case notFound(String)
    }

    private let api: ConversationApi
    private var conversations: [Conversation]
    private var drafts: [String: String] = [:]

    init(api: ConversationApi, conversations: [Conversation] = []) {
        self.api = api
        self.conversations = conversations
    }

    var all: [Conversation] { conversations }

    func draft(for id: String) -> String? { drafts[id] }

    func saveDraft(_ text: String, for id: String) {
        drafts[id] = text.isEmpty ? nil : text
    }

    func join(_ conversation: Conversation) {
        guard !conversations.contains(where: { $0.id == conversation.id }) else { return }
        conversations.insert(conversation, at: 0)
    }

    func setMuted(_ muted: Bool, id: String) async throws {
        guard conversations.contains(where: { $0.id == id }) else { throw StoreError.notFound(id) }
        try await api.mute(conversationId: id, muted: muted)
        for index in conversations.indices where conversations[index].id == id {
            conversations[index].isMuted = muted
        }
    }

    func leave(id: String) async throws {
        guard conversations.contains(where: { $0.id == id }) else { throw StoreError.notFound(id) }
        try await api.leave(conversationId: id)
        conversations.removeAll { $0.id == id }
    }
}
