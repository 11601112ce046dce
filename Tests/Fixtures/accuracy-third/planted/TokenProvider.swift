import Foundation

public struct Tokens: Equatable {
    public let access: String
    public let refresh: String?
    public let expiresAt: Int64
}

public enum AuthError: Error, Equatable {
    case notSignedIn
    case sessionExpired
}

public struct RefreshRejected: Error {}

public protocol TokenStore: AnyObject {
    var tokens: Tokens? { get set }
}

public protocol AuthApi {
    /// Throws `RefreshRejected` when the server does not accept the token.
    func renew(_ refreshToken: String) async throws -> Tokens
}

public final class TokenProvider {
    private static let leewayMillis: Int64 = 30_000

    private let store: TokenStore
    private let api: AuthApi

    public init(store: TokenStore, api: AuthApi) {
        self.store = store
        self.api = api
    }

    /// An access token that is good for some time. Network failures are passed on.
    public func accessToken(now: Int64) async throws -> String {
        guard let tokens = store.tokens else { throw AuthError.notSignedIn }
        if tokens.expiresAt - Self.leewayMillis > now {
            return tokens.access
        }
        guard let refreshToken = tokens.refresh else {
            store.tokens = nil
            throw AuthError.sessionExpired
        }
        do {
            let renewed = try await api.renew(refreshToken)
            store.tokens = renewed
            return renewed.access
        } catch is RefreshRejected {
            store.tokens = nil
            throw AuthError.sessionExpired
        }
    }
}
