import Foundation

protocol LoginPresenting: AnyObject {
    func presentLogin(reason: String)
    func presentVerification()
}

final class LoginGate {
    private let session: SessionProviding
    private let analytics: AnalyticsTracking
    private var pendingAction: (() -> Void)?

    weak var presenter: LoginPresenting?

    init(session: SessionProviding, analytics: AnalyticsTracking) {
        self.session = session
        self.analytics = analytics
    }

    var hasPendingAction: Bool { pendingAction != nil }

    func requireLogin(reason: String, action: @escaping () -> Void) {
        if session.isLoggedIn {
            action()
            return
        }
        pendingAction = action
        analytics.track("login_gate_shown", ["reason": reason])
        presenter?.presentLogin(reason: reason)
    }

    func requireVerified(reason: String, action: @escaping () -> Void) {
        requireLogin(reason: reason) { [weak self] in
            guard let self else { return }
            if self.session.isVerified {
                action()
            } else {
                self.pendingAction = action
                self.presenter?.presentVerification()
            }
        }
    }

    func loginSucceeded() {
        resumePending()
    }

    func verificationSucceeded() {
        resumePending()
    }

    func dismissed() {
        guard pendingAction != nil else { return }
        pendingAction = nil
        analytics.track("login_gate_dismissed", [:])
    }

    private func resumePending() {
        guard let action = pendingAction else { return }
        pendingAction = nil
        action()
    }
}
