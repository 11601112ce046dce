import Foundation

enum LogoutReason: String {
    case user, inactivity
    case sessionRevoked = "session_revoked"
}

protocol SessionApi {
    func revoke(refreshToken: String) async throws
}

protocol CredentialStore {
    var refreshToken: String? { get }
    func wipe()
}

protocol Analytics {
    func track(_ event: String, properties: [String: String])
    /// Sends what is queued, on behalf of the current user.
    func flush() async
    func forgetUser()
}

/// Everything that has to happen when a session ends, in one place.
final class LogoutCoordinator {
    private let api: SessionApi
    private let credentials: CredentialStore
    private let analytics: Analytics
    private var observers: [(LogoutReason) -> Void] = []

    init(api: SessionApi, credentials: CredentialStore, analytics: Analytics) {
        self.api = api
        self.credentials = credentials
        self.analytics = analytics
    }

    func onLogout(_ observer: @escaping (LogoutReason) -> Void) {
        observers.append(observer)
    }

    func logout(reason: LogoutReason) async {
        if reason != .sessionRevoked, let refreshToken = credentials.refreshToken {
            try? await api.revoke(refreshToken: refreshToken)
        }
        credentials.wipe()

        analytics.track("logout", properties: ["reason": reason.rawValue])
        await analytics.flush()
        analytics.forgetUser()

        for observer in observers {
            observer(reason)
        }
    }
}
