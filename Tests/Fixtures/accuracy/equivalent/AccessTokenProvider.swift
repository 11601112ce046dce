import Foundation

struct TokenPair: Equatable {
    let access: String
    let refresh: String
    let expiresAt: Date
}

enum TokenError: Error, Equatable {
    case signedOut
    case refreshRejected
    case network
}

protocol TokenVault: AnyObject {
    var tokens: TokenPair? { get set }
}

protocol TokenRefreshing {
    func refresh(_ refreshToken: String, completion: @escaping (Result<TokenPair, TokenError>) -> Void)
}

/// Main thread only.
final class AccessTokenProvider {
    typealias Completion = (Result<String, TokenError>) -> Void

    var onSignedOut: (() -> Void)?

    private let vault: TokenVault
    private let client: TokenRefreshing
    private let now: () -> Date
    private let leeway: TimeInterval = 60

    private var waiting: [Completion] = []
    private var rejectedAccess: String?
    private var session = 0

    init(vault: TokenVault, client: TokenRefreshing, now: @escaping () -> Date = Date.init) {
        self.vault = vault
        self.client = client
        self.now = now
    }

    func token(completion: @escaping Completion) {
        guard let tokens = vault.tokens else {
            completion(.failure(.signedOut))
            return
        }
        if isUsable(tokens) {
            completion(.success(tokens.access))
            return
        }

        waiting.append(completion)
        // A refresh is already under way for an earlier caller.
        guard waiting.count == 1 else { return }

        let startedIn = session
        client.refresh(tokens.refresh) { [weak self] result in
            guard let self = self, self.session == startedIn else { return }
            self.refreshed(with: result)
        }
    }

    /// To be called when the server answered 401 to a request with this token.
    func reject(_ access: String) {
        guard vault.tokens?.access == access else { return }
        rejectedAccess = access
    }

    func signOut() {
        session += 1
        vault.tokens = nil
        rejectedAccess = nil
        deliver(.failure(.signedOut))
        onSignedOut?()
    }

    private func refreshed(with result: Result<TokenPair, TokenError>) {
        switch result {
        case .success(let tokens):
            vault.tokens = tokens
            rejectedAccess = nil
            deliver(.success(tokens.access))
        case .failure(.refreshRejected), .failure(.signedOut):
            signOut()
        case .failure(.network):
            deliver(.failure(.network))
        }
    }

    private func deliver(_ result: Result<String, TokenError>) {
        let callers = waiting
        waiting = []
        callers.forEach { $0(result) }
    }

    private func isUsable(_ tokens: TokenPair) -> Bool {
        tokens.access != rejectedAccess && tokens.expiresAt > now().addingTimeInterval(leeway)
    }
}
