import Foundation

protocol LoginView: AnyObject {
    func showLoading(_ visible: Bool)
    func showError(_ message: String)
    func openHome(userName: String)
}

protocol AuthClient {
    func signIn(email: String, password: String) async throws -> String
}

final class LoginPresenter {
    private weak var view: LoginView?
    private let client: AuthClient
    private var failedAttempts = 0
    private let maxAttempts = 5

    init(view: LoginView, client: AuthClient) {
        self.view = view
        self.client = client
    }

    func submit(email: String, password: String) async {
        guard failedAttempts < maxAttempts else {
            view?.showError("Too many attempts. Try again later.")
            return
        }
        guard !email.isEmpty, !password.isEmpty else {
            view?.showError("Enter your e-mail and password.")
            return
        }

        view?.showLoading(true)
        do {
            let name = try await client.signIn(email: email, password: password)
            view?.showLoading(false)
            view?.openHome(userName: name)
        } catch {
            failedAttempts += 1
            view?.showLoading(false)
            let left = maxAttempts - failedAttempts
            view?.showError(left > 0 ? "Sign-in failed. \(left) attempts left." : "Too many attempts. Try again later.")
        }
    }
}
