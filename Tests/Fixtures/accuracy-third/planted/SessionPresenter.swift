import Foundation

protocol TokenVault: AnyObject {
    var token: String? { get set }
}

protocol DraftStore: AnyObject {
    var count: Int { get }
    func removeAll()
}

protocol SessionNavigator: AnyObject {
    func showLogin(reason: String?)
    func confirmSignOut(draftCount: Int)
}

final class SessionPresenter {
    private let vault: TokenVault
    private let drafts: DraftStore
    private let revoke: (String) -> Void
    private weak var navigator: SessionNavigator?

    private(set) var displayName: String?

    init(vault: TokenVault, drafts: DraftStore, navigator: SessionNavigator, revoke: @escaping (String) -> Void) {
        self.vault = vault
        self.drafts = drafts
        self.navigator = navigator
        self.revoke = revoke
    }

    var isSignedIn: Bool { vault.token != nil }

    func sessionStarted(token: String, displayName: String) {
        vault.token = token
        self.displayName = displayName
    }

    func signOutTapped() {
        guard isSignedIn else { return }
        if drafts.count > 0 {
            navigator?.confirmSignOut(draftCount: drafts.count)
        } else {
            signOutConfirmed()
        }
    }

    func signOutConfirmed() {
        guard let token = vault.token else { return }
        revoke(token)
        endSession()
        navigator?.showLogin(reason: nil)
    }

    func tokenRejected() {
        guard isSignedIn else { return }
        endSession()
        navigator?.showLogin(reason: "Your session has expired")
    }

    private func endSession() {
        vault.token = nil
        displayName = nil
    }
}
