import Combine
import Foundation

enum LoginError: Error {
    case wrongCredentials(attemptsLeft: Int?)
    case accountLocked
    case secondFactorRequired(challenge: String)
}

struct Session: Equatable {
    let userId: String
    let token: String
}

protocol AuthClient {
    func signIn(email: String, password: String) async throws -> Session
}

protocol SessionStore {
    var lastEmail: String? { get set }
    func save(_ session: Session)
}

@MainActor
final class LoginViewModel: ObservableObject {

    enum Destination: Equatable {
        case home
        case secondFactor(challenge: String)
        case unlockAccount(email: String)
    }

    @Published var email: String {
        didSet { error = nil }
    }
    @Published var password = "" {
        didSet { error = nil }
    }
    @Published private(set) var error: String?
    @Published private(set) var isLoading = false
    @Published private(set) var destination: Destination?

    var canSubmit: Bool {
        !isLoading && isPlausible(normalizedEmail) && !password.isEmpty
    }

    private let client: AuthClient
    private var store: SessionStore

    init(client: AuthClient, store: SessionStore) {
        self.client = client
        self.store = store
        email = store.lastEmail ?? ""
    }

    func signIn() async {
        guard canSubmit else { return }
        let email = normalizedEmail
        error = nil
        isLoading = true

        do {
            let session = try await client.signIn(email: email, password: password)
            store.lastEmail = email
            store.save(session)
            destination = .home
        } catch let loginError as LoginError {
            handle(loginError, email: email)
        } catch is CancellationError {
            // The screen went away.
        } catch {
            self.error = "Sign-in failed. Check your connection."
        }
        isLoading = false
    }

    func didNavigate() {
        destination = nil
    }

    private func handle(_ loginError: LoginError, email: String) {
        switch loginError {
        case .wrongCredentials(let left):
            password = ""
            switch left {
            case 1?: error = "Wrong email or password. One attempt left."
            case let left? where left > 1 && left <= 3:
                error = "Wrong email or password. \(left) attempts left."
            default: error = "Wrong email or password."
            }
        case .accountLocked:
            password = ""
            destination = .unlockAccount(email: email)
        case .secondFactorRequired(let challenge):
            store.lastEmail = email
            destination = .secondFactor(challenge: challenge)
        }
    }

    private var normalizedEmail: String {
        email.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    }

    /// One "@" with text before it, and a dot inside what follows.
    private func isPlausible(_ email: String) -> Bool {
        let parts = email.components(separatedBy: "@")
        guard parts.count == 2, !parts[0].isEmpty else { return false }
        let domain = parts[1]
        return domain.contains(".") && !domain.hasPrefix(".") && !domain.hasSuffix(".")
    }
}
