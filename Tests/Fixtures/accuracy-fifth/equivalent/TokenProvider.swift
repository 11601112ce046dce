import Foundation

struct AccessToken: Equatable {
    let value: String
    let refreshToken: String
    let expiresAt: Date

    func isExpired(at date: Date, leeway: TimeInterval = 30) -> Bool {
        expiresAt.addingTimeInterval(-leeway) <= date
    }
}

enum AuthError: Error {
    case notSignedIn
    case refreshRejected
    case network(Error)
}

protocol TokenStorage: Sendable {
    func load() -> AccessToken?
    func save(_ token: AccessToken)
    func clear()
}

protocol TokenApi: Sendable {
    func refresh(using refreshToken: String) async throws -> AccessToken
}

/// Hands out a usable token; concurrent callers share one refresh.
actor TokenProvider {
    private let storage: TokenStorage
    private let api: TokenApi
    private let now: @Sendable () -> Date
    private var refreshTask: Task<AccessToken, Error>?

    init(storage: TokenStorage, api: TokenApi, now: @escaping @Sendable () -> Date = { Date() }) {
        self.storage = storage
        self.api = api
        self.now = now
    }

    func validToken() async throws -> AccessToken {
        guard let token = storage.load() else { throw AuthError.notSignedIn }
        guard token.isExpired(at: now()) else { return token }

        if let refreshTask { return try await refreshTask.value }
        let task = Task { try await renew(token) }
        refreshTask = task
        return try await task.value
    }

    private func renew(_ token: AccessToken) async throws -> AccessToken {
        defer { refreshTask = nil }
        do {
            let fresh = try await api.refresh(using: token.refreshToken)
            storage.save(fresh)
            return fresh
        } catch AuthError.refreshRejected {
            storage.clear()
            throw AuthError.notSignedIn
        }
    }
}
