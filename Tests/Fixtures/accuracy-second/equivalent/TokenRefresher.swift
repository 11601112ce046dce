import Foundation

public struct TokenPair: Equatable {
    public let accessToken: String
    public let refreshToken: String
    public let expiresAt: Date
}

public enum AuthError: Error, Equatable {
    case signedOut
    case refreshRejected
}

public protocol TokenRefresherProtocol {
    func validAccessToken() async throws -> String
    func signOut() async
}

public actor TokenRefresher: TokenRefresherProtocol {
    private static let expiryMargin: TimeInterval = 30

    private let store: TokenStore
    private let api: AuthApi
    private let now: @Sendable () -> Date
    private var inFlight: Task<TokenPair, Error>?

    public init(store: TokenStore, api: AuthApi, now: @escaping @Sendable () -> Date = { Date() }) {
        self.store = store
        self.api = api
        self.now = now
    }

    public func validAccessToken() async throws -> String {
        guard let pair = store.load() else { throw AuthError.signedOut }
        if pair.expiresAt.timeIntervalSince(now()) > Self.expiryMargin {
            return pair.accessToken
        }
        if let running = inFlight {
            return try await running.value.accessToken
        }
        let task = Task { try await self.refresh(pair) }
        inFlight = task
        defer { inFlight = nil }
        return try await task.value.accessToken
    }

    public func signOut() async {
        guard let pair = store.load() else { return }
        store.clear()
        try? await api.revoke(pair.refreshToken)
    }

    private func refresh(_ pair: TokenPair) async throws -> TokenPair {
        let response = try await api.refresh(pair.refreshToken)
        guard response.status != 400, response.status != 401 else {
            store.clear()
            throw AuthError.refreshRejected
        }
        let refreshed = TokenPair(
            accessToken: response.accessToken,
            refreshToken: response.refreshToken ?? pair.refreshToken,
            expiresAt: now().addingTimeInterval(TimeInterval(response.expiresIn))
        )
        store.save(refreshed)
        return refreshed
    }
}
