import Foundation

enum Priority: Int, Comparable {
    case low, normal, high

    static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
}

struct TodoItem: Identifiable, Equatable {
    let id: Int
    var title: String
    var priority: Priority
    var dueDay: Int?
    var isDone = false

    func isOverdue(today: Int) -> Bool {
        guard !isDone, let dueDay = dueDay else { return false }
        return dueDay < today
    }
}

enum TodoFilter {
    case all, open, overdue
}

final class TodoList {
    private(set) var items: [TodoItem] = []
    private var nextID = 1

    @discardableResult
    func add(_ title: String, priority: Priority = .normal, dueDay: Int? = nil) -> TodoItem? {
        let trimmed = title.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else { return nil }
        defer { nextID += 1 }
        let item = TodoItem(id: nextID, title: trimmed, priority: priority, dueDay: dueDay)
        items.append(item)
        return item
    }

    func toggle(id: Int) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        items[index].isDone.toggle()
    }

    func postpone(id: Int, days: Int) {
        guard let index = items.firstIndex(where: { $0.id == id }),
              let due = items[index].dueDay else { return }
        items[index].dueDay = due + days
    }

    @discardableResult
    func clearCompleted() -> Int {
        let before = items.count
        items.removeAll(where: \.isDone)
        return before - items.count
    }

    func visible(_ filter: TodoFilter, today: Int) -> [TodoItem] {
        items
            .filter { item in
                switch filter {
                case .all: return true
                case .open: return !item.isDone
                case .overdue: return item.isOverdue(today: today)
                }
            }
            .sorted(by: Self.inDisplayOrder)
    }

    private static func inDisplayOrder(_ a: TodoItem, _ b: TodoItem) -> Bool {
        if a.isDone != b.isDone { return !a.isDone }
        if a.priority != b.priority { return a.priority > b.priority }
        switch (a.dueDay, b.dueDay) {
        case let (x?, y?) where x != y: return x < y
        case (.some, nil): return true
        case (nil, .some): return false
        default: return a.id < b.id
        }
    }
}
