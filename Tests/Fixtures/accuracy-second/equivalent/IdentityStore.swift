import Foundation

public struct Identity: Equatable, Codable {
    public let anonymousId: String
    public let userId: String?
    public let aliases: [String]
    public let traits: [String: String]
}

public final class IdentityStore {
    private let storage: IdentityStorage
    private let makeId: () -> String
    private let queue = DispatchQueue(label: "io.beacon.identity")
    private var identity: Identity

    public init(
        storage: IdentityStorage,
        makeId: @escaping () -> String = { UUID().uuidString.lowercased() }
    ) {
        self.storage = storage
        self.makeId = makeId
        self.identity = storage.read()
            ?? Identity(anonymousId: makeId(), userId: nil, aliases: [], traits: [:])
    }

    public var current: Identity {
        queue.sync { identity }
    }

    public var distinctId: String {
        let snapshot = current
        return snapshot.userId ?? snapshot.anonymousId
    }

    public func identify(userId: String, traits: [String: String] = [:]) {
        update { old in
            let isSameUser = old.userId == nil || old.userId == userId
            return Identity(
                anonymousId: isSameUser ? old.anonymousId : self.makeId(),
                userId: userId,
                aliases: isSameUser ? old.aliases : [],
                traits: isSameUser ? old.traits.merging(traits) { _, new in new } : traits
            )
        }
    }

    public func alias(_ newId: String) {
        update { old in
            guard !old.aliases.contains(newId) else { return old }
            return Identity(
                anonymousId: old.anonymousId,
                userId: old.userId,
                aliases: old.aliases + [newId],
                traits: old.traits
            )
        }
    }

    public func reset() {
        update { _ in
            Identity(anonymousId: self.makeId(), userId: nil, aliases: [], traits: [:])
        }
    }

    private func update(_ transform: (Identity) -> Identity) {
        queue.sync {
            let updated = transform(identity)
            guard updated != identity else { return }
            identity = updated
            storage.write(updated)
        }
    }
}
