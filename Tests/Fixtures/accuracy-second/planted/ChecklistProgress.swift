import Foundation

struct ChecklistItem {
    let id: String
    let title: String
    var isDone: Bool
    var attempts: Int
}

final class ChecklistProgress {

    private(set) var items: [ChecklistItem]
    private let requiredIds: Set<String>

    var onCompleted: (() -> Void)?

    init(items: [ChecklistItem], requiredIds: Set<String>) {
        self.items = items
        self.requiredIds = requiredIds
    }

    var fraction: Double {
        guard !items.isEmpty else { return 0 }
        return Double(items.filter(\.isDone).count) / Double(items.count)
    }

    var isComplete: Bool {
        items.allSatisfy { $0.isDone || !requiredIds.contains($0.id) }
    }

    func markDone(_ id: String) {
        guard let index = items.firstIndex(where: { $0.id == id }), !items[index].isDone else { return }
        items[index].isDone = true
        if isComplete {
            onCompleted?()
        }
    }

    func registerAttempt(_ id: String) {
        guard var item = items.first(where: { $0.id == id }) else { return }
        item.attempts += 1
    }

    func hardestItem() -> ChecklistItem? {
        items
            .filter { $0.attempts > 0 }
            .sorted { $0.attempts != $1.attempts ? $0.attempts > $1.attempts : $0.id < $1.id }
            .first
    }
}
