import Foundation

/// Body of `PATCH /reminders/{id}`; a null due date removes it on the server.
struct ReminderPatch: Encodable {
    let title: String
    let priority: Int
    let dueAt: Int64?
    let tags: [String]

    enum CodingKeys: String, CodingKey {
        case title
        case priority
        case dueAt = "due_at"
        case tags
    }

    init(title: String, priority: Int, dueAt: Int64?, tags: [String]) {
        self.title = title
        self.priority = min(max(priority, 0), 3)
        self.dueAt = dueAt
        self.tags = Array(Set(tags.map { $0.lowercased() })).sorted()
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
        try container.encode(priority, forKey: .priority)
        try container.encodeIfPresent(dueAt, forKey: .dueAt)
        try container.encode(tags, forKey: .tags)
    }
}

struct ReminderPatchFactory {

    private let nowSeconds: () -> Int64

    init(nowSeconds: @escaping () -> Int64) {
        self.nowSeconds = nowSeconds
    }

    func snoozed(_ reminder: Reminder, minutes: Int) -> ReminderPatch {
        let start = max(reminder.dueAt ?? 0, nowSeconds())
        return patch(reminder, dueAt: start + Int64(minutes) * 60)
    }

    func withoutDueDate(_ reminder: Reminder) -> ReminderPatch {
        patch(reminder, dueAt: nil)
    }

    private func patch(_ reminder: Reminder, dueAt: Int64?) -> ReminderPatch {
        ReminderPatch(title: reminder.title, priority: reminder.priority, dueAt: dueAt, tags: reminder.tags)
    }
}
