import Foundation

struct Draft: Equatable {
    var title: String
    var body: String

    var isBlank: Bool { title.isEmpty && body.isEmpty }
}

protocol DraftStore {
    func write(_ draft: Draft) async throws
    func remove() async throws
}

protocol DraftStatusView: AnyObject {
    func showStatus(_ text: String)
}

final class DraftSaver {
    private let store: DraftStore
    private unowned let view: DraftStatusView
    private var lastSaved: Draft?

    init(store: DraftStore, view: DraftStatusView) {
        self.store = store
        self.view = view
    }

    func save(_ draft: Draft) async {
        guard draft != lastSaved else { return }
        view.showStatus("Saving…")
        do {
            if draft.isBlank {
                try await store.remove()
            } else {
                try await store.write(draft)
            }
            lastSaved = draft
            view.showStatus(draft.isBlank ? "" : "Saved")
        } catch {
            view.showStatus("Not saved")
        }
    }

    func hasUnsavedChanges(_ draft: Draft) -> Bool {
        draft != lastSaved
    }
}
