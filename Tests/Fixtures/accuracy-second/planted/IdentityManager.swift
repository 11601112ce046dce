import Foundation

public final class IdentityManager {
    private enum Key {
        static let anonymousId = "beacon.anonymous_id"
        static let userId = "beacon.user_id"
        static let groupId = "beacon.group_id"
        static let traits = "beacon.traits"
    }

    private let storage: KeyValueStorage
    private let makeId: () -> String

    public init(storage: KeyValueStorage, makeId: @escaping () -> String) {
        self.storage = storage
        self.makeId = makeId
    }

    public var anonymousId: String {
        if let stored = storage.string(Key.anonymousId) {
            return stored
        }
        let created = makeId()
        storage.set(created, Key.anonymousId)
        return created
    }

    public var userId: String? {
        storage.string(Key.userId)
    }

    public var groupId: String? {
        storage.string(Key.groupId)
    }

    public func identify(_ userId: String) {
        storage.set(userId, Key.userId)
    }

    public func group(_ groupId: String) {
        storage.set(groupId, Key.groupId)
    }

    public func reset(keepAnonymousId: Bool = false) {
        storage.remove(Key.userId)
        storage.remove(Key.traits)
        if !keepAnonymousId {
            storage.remove(Key.anonymousId)
        }
    }
}
