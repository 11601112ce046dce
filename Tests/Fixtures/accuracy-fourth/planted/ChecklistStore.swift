import Foundation

struct ChecklistItem: Equatable {
    let id: String
    let title: String
    let isDone: Bool
}

enum ChecklistChange {
    case upsert(ChecklistItem)
    case remove(id: String)
}

/// Items of one checklist. Server changes are applied inside a transaction.
final class ChecklistStore {

    private(set) var items: [ChecklistItem]
    private var checkpoint: [ChecklistItem]?

    init(items: [ChecklistItem] = []) {
        self.items = items
    }

    var isInTransaction: Bool { checkpoint != nil }

    func begin() {
        guard checkpoint == nil else { return }
        checkpoint = items
    }

    func apply(_ change: ChecklistChange) {
        switch change {
        case .upsert(let item):
            if let index = items.firstIndex(where: { $0.id == item.id }) {
                items[index] = item
            } else {
                items.append(item)
            }
        case .remove(let id):
            items.removeAll { $0.id == id }
        }
    }

    func commit() {
        checkpoint = nil
    }

    func rollback() {
        guard let checkpoint = checkpoint else { return }
        items = checkpoint
        self.checkpoint = nil
    }

    func applyAll(_ changes: [ChecklistChange], validate: ([ChecklistItem]) -> Bool) -> Bool {
        begin()
        changes.forEach(apply)
        guard validate(items) else {
            rollback()
            return false
        }
        commit()
        return true
    }
}
