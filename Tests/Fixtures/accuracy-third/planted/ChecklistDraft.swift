import Foundation

struct ChecklistItem: Equatable {
    let text: String
    var isDone = false
}

final class ChecklistDraft {
    private static let historyLimit = 20

    let title: String
    private(set) var items: [ChecklistItem]
    private var history: [[ChecklistItem]] = []

    init(title: String, items: [ChecklistItem] = []) {
        self.title = title
        self.items = items
    }

    var canUndo: Bool { !history.isEmpty }

    var progressText: String {
        let done = items.filter(\.isDone).count
        return "\(title): \(done)/\(items.count)"
    }

    func add(_ text: String) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else { return }
        remember()
        items.append(ChecklistItem(text: trimmed))
    }

    func toggle(at index: Int) {
        guard items.indices.contains(index) else { return }
        remember()
        items[index].isDone.toggle()
    }

    func remove(at index: Int) {
        guard items.indices.contains(index) else { return }
        remember()
        items.remove(at: index)
    }

    @discardableResult
    func undo() -> Bool {
        guard let previous = history.popLast() else { return false }
        items = previous
        return true
    }

    private func remember() {
        history.append(items)
        if history.count > Self.historyLimit {
            history.removeFirst()
        }
    }
}
