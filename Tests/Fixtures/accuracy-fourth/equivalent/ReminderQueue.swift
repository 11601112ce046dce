import Foundation

enum Priority: Int {
    case low, normal, high
}

struct Reminder: Identifiable, Equatable {
    let id: Int64
    let title: String
    var dueAt: Int64
    var priority: Priority = .normal
}

/// Pending reminders; the earliest comes first, then the most important one.
final class ReminderQueue {

    private var items: [Int64: Reminder] = [:]

    var count: Int { items.count }

    var upcoming: [Reminder] {
        items.values.sorted(by: Self.precedes)
    }

    var next: Reminder? {
        items.values.min(by: Self.precedes)
    }

    func schedule(_ reminder: Reminder) {
        items[reminder.id] = reminder
    }

    @discardableResult
    func cancel(id: Int64) -> Bool {
        items.removeValue(forKey: id) != nil
    }

    @discardableResult
    func postpone(id: Int64, by seconds: Int64) -> Reminder? {
        guard var reminder = items[id] else { return nil }
        reminder.dueAt += seconds
        items[id] = reminder
        return reminder
    }

    /// Removes and returns everything that is due at `now`.
    func popDue(at now: Int64) -> [Reminder] {
        let due = upcoming.filter { $0.dueAt <= now }
        for reminder in due {
            items[reminder.id] = nil
        }
        return due
    }

    private static func precedes(_ lhs: Reminder, _ rhs: Reminder) -> Bool {
        (lhs.dueAt, rhs.priority.rawValue, lhs.id) < (rhs.dueAt, lhs.priority.rawValue, rhs.id)
    }
}
