import Foundation

struct AccessToken: Equatable, Sendable {
    let value: String
    let expiresAtMs: Int64

    func isValid(at nowMs: Int64, leewayMs: Int64 = 30_000) -> Bool {
        nowMs + leewayMs < expiresAtMs
    }
}

protocol AuthApi: Sendable {
    func refresh(using refreshToken: String) async throws -> AccessToken
}

enum AuthError: Error {
    case loggedOut
}

/// Hands out access tokens. Concurrent callers share a single refresh call.
actor TokenProvider {
    private let api: AuthApi
    private let nowMs: @Sendable () -> Int64
    private let refreshToken: String?
    private var current: AccessToken?
    private var inFlight: Task<AccessToken, Error>?

    init(api: AuthApi, refreshToken: String?, nowMs: @escaping @Sendable () -> Int64) {
        self.api = api
        self.refreshToken = refreshToken
        self.nowMs = nowMs
    }

    func validToken() async throws -> AccessToken {
        if let current, current.isValid(at: nowMs()) { return current }
        if let inFlight { return try await inFlight.value }

        let task = try startRefresh()
        inFlight = task
        return try await task.value
    }

    func authorizationHeader() async throws -> String {
        "Bearer \(try await validToken().value)"
    }

    /// Forces a refresh on the next use, e.g. after the server answered 401.
    func invalidate(_ rejected: AccessToken) {
        guard current == rejected else { return }
        current = nil
    }

    private func startRefresh() throws -> Task<AccessToken, Error> {
        guard let refreshToken else { throw AuthError.loggedOut }
        return Task {
            defer { inFlight = nil }
            let token = try await api.refresh(using: refreshToken)
            current = token
            return token
        }
    }
}
