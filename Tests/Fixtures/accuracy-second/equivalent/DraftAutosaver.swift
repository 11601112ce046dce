import Foundation

struct Draft: Equatable {
    let conversationId: String
    let text: String
    let replyToId: String?

    var isBlank: Bool {
        text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    }
}

protocol DraftRepository {
    func load(conversationId: String) -> Draft?
    func save(_ draft: Draft)
    func delete(conversationId: String)
}

final class DraftAutosaver {
    static let debounce: TimeInterval = 0.8

    private let repository: DraftRepository
    private let scheduler: Scheduling
    private let conversationId: String

    private var pendingSave: Cancellable?
    private var lastSaved: Draft?
    private var latest: Draft?

    init(conversationId: String, repository: DraftRepository, scheduler: Scheduling) {
        self.conversationId = conversationId
        self.repository = repository
        self.scheduler = scheduler
    }

    func restore() -> Draft? {
        let draft = repository.load(conversationId: conversationId)
        lastSaved = draft
        latest = draft
        return draft
    }

    func textDidChange(_ text: String, replyToId: String?) {
        latest = Draft(conversationId: conversationId, text: text, replyToId: replyToId)
        pendingSave?.cancel()
        pendingSave = scheduler.schedule(after: Self.debounce) { [weak self] in
            self?.persist()
        }
    }

    func flush() {
        guard pendingSave != nil else { return }
        pendingSave?.cancel()
        persist()
    }

    func messageSent() {
        pendingSave?.cancel()
        pendingSave = nil
        latest = nil
        lastSaved = nil
        repository.delete(conversationId: conversationId)
    }

    private func persist() {
        pendingSave = nil
        guard let draft = latest, draft != lastSaved else { return }
        if draft.isBlank && draft.replyToId == nil {
            repository.delete(conversationId: conversationId)
            lastSaved = nil
        } else {
            repository.save(draft)
            lastSaved = draft
        }
    }
}
