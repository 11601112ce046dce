import Foundation

struct FilterChip: Equatable {
    let id: String
    let title: String
    let isSelected: Bool
}

protocol FilterChipBarView: AnyObject {
    func render(_ chips: [FilterChip])
    func scrollTo(index: Int)
}

final class FilterChipBarPresenter {
    private weak var view: FilterChipBarView?
    private var rendered: [FilterChip] = []
    private(set) var selectedId: String?

    var onSelection: ((String?) -> Void)?

    init(view: FilterChipBarView) {
        self.view = view
    }

    func update(categories: [Category]) {
        if let current = selectedId, !categories.contains(where: { $0.id == current }) {
            selectedId = nil
            onSelection?(nil)
        }
        render(makeChips(from: categories))
    }

    func tapped(chipId: String) {
        selectedId = selectedId == chipId ? nil : chipId
        onSelection?(selectedId)
        render(rendered.map { FilterChip(id: $0.id, title: $0.title, isSelected: $0.id == selectedId) })
    }

    private func makeChips(from categories: [Category]) -> [FilterChip] {
        categories
            .filter { $0.itemCount > 0 }
            .map { FilterChip(id: $0.id, title: "\($0.name) (\($0.itemCount))", isSelected: $0.id == selectedId) }
    }

    private func render(_ chips: [FilterChip]) {
        guard chips != rendered else { return }
        rendered = chips
        view?.render(chips)
        if let index = chips.firstIndex(where: \.isSelected) {
            view?.scrollTo(index: index)
        }
    }
}
