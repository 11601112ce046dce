import Foundation

struct Draft: Equatable {
    let id: UUID
    var title: String
    var text: String
    var tags: [String]
}

protocol DraftStore: AnyObject {
    func save(_ draft: Draft) throws
    func delete(id: UUID) throws
}

/// Edits one draft; nothing reaches the store before `save()`.
final class DraftEditor {
    private let store: DraftStore
    private var original: Draft
    private var draft: Draft

    init(editing initial: Draft, store: DraftStore) {
        self.store = store
        original = initial
        draft = original
    }

    var title: String { draft.title }
    var text: String { draft.text }
    var tags: [String] { draft.tags }

    var hasChanges: Bool { draft != original }

    func rename(to title: String) {
        draft.title = title
    }

    func replaceText(with text: String) {
        draft.text = text
    }

    func addTag(_ tag: String) {
        guard !draft.tags.contains(tag) else { return }
        draft.tags.append(tag)
    }

    func discard() {
        draft = original
    }

    /// Does nothing if there is nothing to save; an emptied draft is deleted.
    func save() throws {
        guard hasChanges else { return }
        if draft.title.isEmpty && draft.text.isEmpty {
            try store.delete(id: draft.id)
        } else {
            try store.save(draft)
        }
        original = draft
    }
}
