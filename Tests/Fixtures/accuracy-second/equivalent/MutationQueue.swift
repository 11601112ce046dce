import Foundation

struct Mutation: Codable, Equatable {
    enum Kind: String, Codable {
        case create, update, delete
    }

    let entityID: String
    let kind: Kind
    let payload: String?
    let createdAt: Int64
}

/// Keeps local changes until they can be sent; collapses changes of the same entity.
final class MutationQueue {
    private let storage: MutationStorage
    private(set) var mutations: [Mutation]

    init(storage: MutationStorage) {
        self.storage = storage
        self.mutations = storage.load().sorted { $0.createdAt < $1.createdAt }
    }

    func add(_ mutation: Mutation) {
        guard let index = mutations.lastIndex(where: { $0.entityID == mutation.entityID }) else {
            mutations.append(mutation)
            storage.save(mutations)
            return
        }
        let existing = mutations[index]
        switch (existing.kind, mutation.kind) {
        case (.create, .update):
            mutations[index] = Mutation(
                entityID: existing.entityID,
                kind: .create,
                payload: mutation.payload,
                createdAt: existing.createdAt
            )
        case (.create, .delete):
            mutations.remove(at: index)
        case (.update, .update), (.update, .delete):
            mutations.remove(at: index)
            mutations.append(mutation)
        case (.delete, .create):
            mutations[index] = Mutation(
                entityID: existing.entityID,
                kind: .update,
                payload: mutation.payload,
                createdAt: mutation.createdAt
            )
        default:
            mutations.append(mutation)
        }
        storage.save(mutations)
    }

    func next(limit: Int) -> [Mutation] {
        Array(mutations.prefix(limit))
    }

    func acknowledge(_ sent: [Mutation]) {
        let before = mutations.count
        mutations.removeAll { sent.contains($0) }
        if mutations.count != before {
            storage.save(mutations)
        }
    }

    var isEmpty: Bool { mutations.isEmpty }
}
