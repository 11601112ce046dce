import Foundation

struct QueuedStatus: Equatable {
    let id: Int
    let text: String
}

enum StatusRejection: Error {
    case blank
    case queueFull(limit: Int)
}

/// Status updates written while offline, sent in order once we are back.
final class StatusOutbox {

    static let maxLength = 280
    static let maxQueued = 20

    private(set) var queue: [QueuedStatus] = []
    private var nextId = 1

    func submit(_ draft: String) -> Result<QueuedStatus, StatusRejection> {
        let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
        if text.isEmpty {
            return .failure(.blank)
        }
        if queue.count >= Self.maxQueued {
            return .failure(.queueFull(limit: Self.maxQueued))
        }

        let status = QueuedStatus(id: nextId, text: String(text.prefix(Self.maxLength)))
        nextId += 1
        queue.append(status)
        return .success(status)
    }

    /// Sends until the queue is empty or a status could not be delivered.
    func flush(send: (QueuedStatus) -> Bool) -> Int {
        var sent = 0
        while let status = queue.first, send(status) {
            queue.removeFirst()
            sent += 1
        }
        return sent
    }
}
