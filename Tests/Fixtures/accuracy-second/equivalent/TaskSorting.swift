import Foundation

enum TaskPriority: Int {
    case low = 0
    case normal = 1
    case high = 2
    case urgent = 3
}

struct TaskItem: Equatable {
    let id: Int64
    let title: String
    let priority: TaskPriority
    let dueAt: Date?
    let createdAt: Date
    let isDone: Bool
}

enum TaskSortOrder: String, CaseIterable {
    case dueDate = "due"
    case priority = "priority"
    case newest = "newest"

    static let fallback: TaskSortOrder = .dueDate

    static func from(preference: String?) -> TaskSortOrder {
        guard let preference = preference else { return fallback }
        return TaskSortOrder(rawValue: preference) ?? fallback
    }

    func areInIncreasingOrder(_ lhs: TaskItem, _ rhs: TaskItem) -> Bool {
        if lhs.isDone != rhs.isDone {
            return !lhs.isDone
        }
        switch self {
        case .dueDate:
            switch (lhs.dueAt, rhs.dueAt) {
            case let (left?, right?) where left != right: return left < right
            case (_?, nil): return true
            case (nil, _?): return false
            default: return lhs.id < rhs.id
            }
        case .priority:
            if lhs.priority != rhs.priority {
                return lhs.priority.rawValue > rhs.priority.rawValue
            }
            return lhs.id < rhs.id
        case .newest:
            if lhs.createdAt != rhs.createdAt {
                return lhs.createdAt > rhs.createdAt
            }
            return lhs.id < rhs.id
        }
    }
}

extension Array where Element == TaskItem {
    func ordered(by order: TaskSortOrder) -> [TaskItem] {
        sorted(by: order.areInIncreasingOrder)
    }

    func overdue(at now: Date) -> [TaskItem] {
        filter { task in
            guard !task.isDone, let dueAt = task.dueAt else { return false }
            return dueAt < now
        }
    }
}
