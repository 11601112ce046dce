import Foundation

protocol SessionStore: AnyObject {
    var accessToken: String? { get }
    func clear()
}

protocol PushRegistry {
    func unregisterDevice(accessToken: String?) async throws
}

protocol RealtimeConnection {
    func disconnect(code: Int)
}

protocol LocalCache {
    func wipe() async
}

/// Everything that has to happen when a user signs out of the chat.
final class SignOutCoordinator {
    enum Reason {
        case userRequest, sessionRevoked, accountDeleted
    }

    private let session: SessionStore
    private let push: PushRegistry
    private let connection: RealtimeConnection
    private let cache: LocalCache
    private(set) var isSigningOut = false

    init(session: SessionStore, push: PushRegistry, connection: RealtimeConnection, cache: LocalCache) {
        self.session = session
        self.push = push
        self.connection = connection
        self.cache = cache
    }

    @MainActor
    func signOut(reason: Reason) async {
        guard !isSigningOut else { return }
        isSigningOut = true
        defer { isSigningOut = false }

        connection.disconnect(code: reason == .sessionRevoked ? 4001 : 1000)
        await unregisterDevice()
        session.clear()
        if reason != .sessionRevoked {
            await cache.wipe()
        }
    }

    /// A device that stays registered is cleaned up by the server later.
    private func unregisterDevice() async {
        try? await push.unregisterDevice(accessToken: session.accessToken)
    }
}
