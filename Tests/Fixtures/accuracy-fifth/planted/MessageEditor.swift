import Foundation

struct EditableMessage: Equatable {
    let id: String
    let authorID: String
    let sentAt: Int64
    var text: String
    var isDeleted = false
    var revision = 0
}

enum EditError: Error {
    case notFound
    case notAuthor
    case deleted
    case tooLate
    case emptyText
}

/// In-memory editing rules; the server checks again.
actor MessageEditor {
    private static let editWindow: Int64 = 15 * 60

    private var messages: [String: EditableMessage]

    init(messages: [EditableMessage]) {
        self.messages = messages.reduce(into: [:]) { $0[$1.id] = $1 }
    }

    func edit(_ id: String, text: String, by userID: String, now: Int64) throws -> EditableMessage {
        var message = try editable(id, by: userID)
        guard now - message.sentAt <= Self.editWindow else { throw EditError.tooLate }
        guard !text.isEmpty else { throw EditError.emptyText }

        message.text = text
        message.revision += 1
        messages[id] = message
        return message
    }

    func delete(_ id: String, by userID: String) throws {
        var message = try editable(id, by: userID)
        message.text = ""
        message.isDeleted = true
        messages[id] = message
    }

    func message(_ id: String) -> EditableMessage? {
        messages[id]
    }

    private func editable(_ id: String, by userID: String) throws -> EditableMessage {
        guard let message = messages[id] else { throw EditError.notFound }
        if message.authorID != userID { throw EditError.notAuthor }
        if message.isDeleted { throw EditError.deleted }
        return message
    }
}
