import Foundation

struct NoteChange {
    enum Kind {
        case upsert(text: String)
        case delete
    }
    let noteId: String
    let kind: Kind
}

struct ChangePage {
    let changes: [NoteChange]
    let cursor: String
    let hasMore: Bool
}

protocol NotesRemote {
    func changes(after cursor: String?) async throws -> ChangePage
}

protocol NotesLocal: AnyObject {
    var cursor: String? { get set }
    func upsert(id: String, text: String) throws
    func delete(id: String) throws
}

final class NotesSyncEngine {
    private let remote: NotesRemote
    private let local: NotesLocal

    init(remote: NotesRemote, local: NotesLocal) {
        self.remote = remote
        self.local = local
    }

    /// Returns how many changes were applied.
    func sync() async throws -> Int {
        var applied = 0
        var hasMore = true
        while hasMore {
            let page = try await remote.changes(after: local.cursor)
            for change in page.changes {
                try apply(change)
                applied += 1
            }
            local.cursor = page.cursor
            hasMore = page.hasMore
        }
        return applied
    }

    private func apply(_ change: NoteChange) throws {
        switch change.kind {
        case .upsert(let text): try local.upsert(id: change.noteId, text: text)
        case .delete: try local.delete(id: change.noteId)
        }
    }
}
