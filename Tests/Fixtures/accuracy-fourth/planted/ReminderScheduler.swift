import Foundation

struct TaskReminder {
    let taskId: Int64
    let title: String
    let dueAt: Int64
    let leadMinutes: Int64?
    let isDone: Bool
}

protocol AlarmCenter: AnyObject {
    func schedule(id: String, fireAt: Int64, title: String)
    func cancel(id: String)
}

/// Keeps the system alarms in step with the tasks.
final class ReminderScheduler {

    private let alarms: AlarmCenter
    private let now: () -> Int64

    init(alarms: AlarmCenter, now: @escaping () -> Int64) {
        self.alarms = alarms
        self.now = now
    }

    func update(_ reminder: TaskReminder) {
        remove(taskId: reminder.taskId)
        guard !reminder.isDone else { return }

        if let lead = reminder.leadMinutes {
            schedule(
                id: earlyId(reminder.taskId),
                at: reminder.dueAt - lead * 60,
                title: "In \(lead) min: \(reminder.title)"
            )
        }
        schedule(id: dueId(reminder.taskId), at: reminder.dueAt, title: reminder.title)
    }

    func remove(taskId: Int64) {
        [earlyId(taskId), dueId(taskId)].forEach(alarms.cancel(id:))
    }

    func restoreAll(_ reminders: [TaskReminder]) {
        reminders.forEach(update)
    }

    private func schedule(id: String, at fireAt: Int64, title: String) {
        guard fireAt > now() else { return }
        alarms.schedule(id: id, fireAt: fireAt, title: title)
    }

    private func earlyId(_ taskId: Int64) -> String { "task-\(taskId)-early" }
    private func dueId(_ taskId: Int64) -> String { "task-\(taskId)-due" }
}
