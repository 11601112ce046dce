import Foundation

struct AuthTokens: Equatable {
    let accessToken: String
    let refreshToken: String
    let expiresAt: Date
}

enum AuthError: Error, Equatable {
    case notAuthenticated
    case refreshRejected
}

/// Hands out a valid access token and makes sure only one refresh runs at a time.
actor TokenRefresher {
    private let store: TokenStore
    private let api: AuthAPI
    private let now: () -> Date
    private let leeway: TimeInterval
    private var inFlight: Task<AuthTokens, Error>?

    init(store: TokenStore, api: AuthAPI, leeway: TimeInterval = 30, now: @escaping () -> Date = Date.init) {
        self.store = store
        self.api = api
        self.leeway = leeway
        self.now = now
    }

    func validAccessToken() async throws -> String {
        guard let tokens = store.load() else {
            throw AuthError.notAuthenticated
        }
        if tokens.expiresAt > now().addingTimeInterval(leeway) {
            return tokens.accessToken
        }
        return try await refresh(tokens.refreshToken).accessToken
    }

    func refresh(_ refreshToken: String) async throws -> AuthTokens {
        if let inFlight {
            return try await inFlight.value
        }
        let task = Task { [api, store] in
            do {
                let tokens = try await api.refresh(refreshToken: refreshToken)
                store.save(tokens)
                return tokens
            } catch let error as HTTPError where error.status == 400 || error.status == 401 {
                store.clear()
                throw AuthError.refreshRejected
            }
        }
        inFlight = task
        defer { inFlight = nil }
        return try await task.value
    }
}
