import Foundation

protocol LogoutObserver: AnyObject {
    func userDidLogOut(reason: LogoutReason)
}

enum LogoutReason: String {
    case userRequested = "user_requested"
    case sessionExpired = "session_expired"
    case accountDeleted = "account_deleted"
}

final class LogoutService {
    private let session: SessionStorage
    private let api: SessionAPI
    private let analytics: Analytics
    private let caches: [ClearableCache]
    private var observers: [LogoutObserver] = []

    init(session: SessionStorage, api: SessionAPI, analytics: Analytics, caches: [ClearableCache]) {
        self.session = session
        self.api = api
        self.analytics = analytics
        self.caches = caches
    }

    func addObserver(_ observer: LogoutObserver) {
        observers.append(observer)
    }

    func logOut(reason: LogoutReason) async {
        guard session.isActive else { return }
        if reason != .sessionExpired {
            await revoke()
        }
        session.clear()
        caches.forEach { $0.clear() }
        analytics.track("logout", ["reason": reason.rawValue])
        analytics.resetUser()
        observers.forEach { $0.userDidLogOut(reason: reason) }
    }

    private func revoke() async {
        guard let token = session.refreshToken else { return }
        _ = await api.revoke(refreshToken: token)
    }
}
