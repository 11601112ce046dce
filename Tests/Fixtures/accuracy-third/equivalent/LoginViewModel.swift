import Combine

enum AuthError: Error {
    case invalidCredentials
    case locked(minutes: Int)
    case offline
}

protocol Authenticator: Sendable {
    func signIn(email: String, password: String) async throws
}

@MainActor
final class LoginViewModel: ObservableObject {

    struct State: Equatable {
        var email = ""
        var password = ""
        var isSubmitting = false
        var isLoggedIn = false
        var failures = 0
        var message: String?

        var canSubmit: Bool {
            !email.isEmpty && !password.isEmpty && !isSubmitting && failures < LoginViewModel.maxFailures
        }
    }

    nonisolated static let maxFailures = 5

    @Published private(set) var state = State()

    private let authenticator: Authenticator
    private var submission: Task<Void, Never>?

    init(authenticator: Authenticator) {
        self.authenticator = authenticator
    }

    deinit { submission?.cancel() }

    func emailChanged(_ email: String) {
        state.email = email
        state.message = nil
    }

    func passwordChanged(_ password: String) {
        state.password = password
        state.message = nil
    }

    func submit() {
        guard state.canSubmit else { return }
        state.isSubmitting = true
        state.message = nil

        let (email, password) = (state.email, state.password)
        submission = Task { [weak self, authenticator] in
            let outcome: Result<Void, Error>
            do {
                outcome = .success(try await authenticator.signIn(email: email, password: password))
            } catch {
                outcome = .failure(error)
            }
            guard !Task.isCancelled else { return }
            self?.finish(outcome)
        }
    }

    private func finish(_ outcome: Result<Void, Error>) {
        state.isSubmitting = false
        switch outcome {
        case .success:
            state.isLoggedIn = true
            state.password = ""
        case .failure(AuthError.invalidCredentials):
            state.failures += 1
            state.password = ""
            let left = Self.maxFailures - state.failures
            state.message = left > 0 ? "Wrong email or password, \(left) left" : "Too many attempts"
        case .failure(AuthError.locked(let minutes)):
            state.message = "Locked for \(minutes) min"
        case .failure(AuthError.offline):
            state.message = "You are offline"
        case .failure:
            state.message = "Something went wrong"
        }
    }
}
