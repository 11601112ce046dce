import Foundation

public protocol KeyValueStore: AnyObject {
    subscript(key: String) -> String? { get set }
}

public struct Identity: Equatable {
    public let anonymousId: String
    public let userId: String?

    /// The id under which events are filed.
    public var distinctId: String { userId ?? anonymousId }
}

public enum IdentityEvent: Equatable {
    case identified(userId: String, previous: String)
    case switched(from: String, to: String)
    case loggedOut(userId: String)
}

public final class IdentityManager {
    private enum Keys {
        static let anonymous = "identity.anonymous"
        static let user = "identity.user"
    }

    public var onEvent: ((IdentityEvent) -> Void)?

    private let store: KeyValueStore
    private let generateId: () -> String

    public init(store: KeyValueStore, generateId: @escaping () -> String = { UUID().uuidString.lowercased() }) {
        self.store = store
        self.generateId = generateId
    }

    public var current: Identity {
        Identity(anonymousId: anonymousId(), userId: store[Keys.user])
    }

    public func identify(_ userId: String) {
        guard !userId.isEmpty else { return }
        let known = store[Keys.user]
        guard known != userId else { return }

        store[Keys.user] = userId
        if let known {
            store[Keys.anonymous] = generateId()
            onEvent?(.switched(from: known, to: userId))
        } else {
            let previous = anonymousId()
            onEvent?(.identified(userId: userId, previous: previous))
        }
    }

    public func logOut() {
        guard let userId = store[Keys.user] else { return }
        store[Keys.user] = nil
        store[Keys.anonymous] = generateId()
        onEvent?(.loggedOut(userId: userId))
    }

    private func anonymousId() -> String {
        if let existing = store[Keys.anonymous] { return existing }
        let created = generateId()
        store[Keys.anonymous] = created
        return created
    }
}
