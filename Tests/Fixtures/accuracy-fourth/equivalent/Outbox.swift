import Foundation

struct PendingMutation: Equatable {
    enum Kind { case create, update, delete }

    let id: String
    let entityId: String
    let kind: Kind
    var payload: String
    var attempts = 0
}

protocol OutboxStorage {
    func load() -> [PendingMutation]
    func save(_ mutations: [PendingMutation])
}

final class Outbox {
    static let maxAttempts = 5

    private let storage: OutboxStorage
    private(set) var pending: [PendingMutation] {
        didSet { storage.save(pending) }
    }

    init(storage: OutboxStorage) {
        self.storage = storage
        self.pending = storage.load()
    }

    var next: PendingMutation? { pending.first }

    func enqueue(_ mutation: PendingMutation) {
        var queue = pending
        switch mutation.kind {
        case .create:
            queue.append(mutation)
        case .update:
            let target = queue.lastIndex { $0.entityId == mutation.entityId && $0.kind != .delete }
            if let target {
                queue[target].payload = mutation.payload
            } else {
                queue.append(mutation)
            }
        case .delete:
            // An entity the server has never seen needs no delete call.
            let neverUploaded = queue.contains { $0.entityId == mutation.entityId && $0.kind == .create }
            queue.removeAll { $0.entityId == mutation.entityId }
            if !neverUploaded {
                queue.append(mutation)
            }
        }
        pending = queue
    }

    func markSucceeded(id: String) {
        pending = pending.filter { $0.id != id }
    }

    func markFailed(id: String, isPermanent: Bool) {
        pending = pending.compactMap { mutation in
            guard mutation.id == id else { return mutation }
            var failed = mutation
            failed.attempts += 1
            return isPermanent || failed.attempts >= Self.maxAttempts ? nil : failed
        }
    }
}
