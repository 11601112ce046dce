import Foundation

/// What a visitor has typed, and whether it will do.
final class SignUpPresenter {
    weak var view: ISignUpView?
    private let accounts: IAccountService

    init(accounts: IAccountService) {
        self.accounts = accounts
    }

    func submit(email: String, password: String, isAdult: Bool) {
        guard !email.isEmpty, password.count >= 8 else {
            view?.showIncomplete()
            return
        }
        guard isAdult else {
            view?.showTooYoung()
            return
        }
        if !email.isEmpty && !password.contains(email) {
            accounts.create(email: email, password: password)
        }
    }
}
