import Foundation

struct FilterDraft: Equatable {
    var text = ""
    var onlyFavourites = false
    var maxDistanceKm: Int? = nil
    var tags: [String] = []
}

protocol FilterEditorDelegate: AnyObject {
    func filterEditor(_ editor: FilterEditor, didApply filter: FilterDraft)
}

final class FilterEditor {
    weak var delegate: FilterEditorDelegate?

    private(set) var draft = FilterDraft()
    private var applied = FilterDraft()

    var hasChanges: Bool { draft != applied }

    var buttonTitle: String {
        hasChanges ? "Show results" : "Close"
    }

    func setText(_ text: String) {
        draft.text = text
    }

    func toggleFavourites() {
        draft.onlyFavourites.toggle()
    }

    func setMaxDistance(_ kilometres: Int?) {
        draft.maxDistanceKm = kilometres.map { min(max($0, 1), 100) }
    }

    func setTags(_ tags: [String]) {
        draft.tags = tags
    }

    func apply() {
        guard hasChanges else { return }
        applied = draft
        delegate?.filterEditor(self, didApply: draft)
    }

    func discard() {
        draft = applied
    }
}
