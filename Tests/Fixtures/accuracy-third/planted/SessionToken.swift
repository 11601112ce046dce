import Foundation

/// The token pair as the login endpoint returns it.
struct SessionToken: Codable, Equatable {
    let accessToken: String
    let refreshToken: String?
    let issuedAt: Int64
    let expiresIn: Int64
    var scopes: [String]?

    private enum CodingKeys: String, CodingKey {
        case accessToken = "access_token"
        case refreshToken = "refresh_token"
        case issuedAt = "issued_at"
        case expiresIn = "expires_in"
        case scopes
    }
}

extension SessionToken {
    enum Action: Equatable {
        case use(String)
        case refresh(String)
        case signIn
    }

    static let leewaySeconds: Int64 = 60

    var expiresAt: Int64 { issuedAt + expiresIn }

    func isExpired(at nowSeconds: Int64) -> Bool {
        nowSeconds >= expiresAt - Self.leewaySeconds
    }

    func allows(_ scope: String) -> Bool {
        guard let scopes else { return true }
        return scopes.contains(scope) || scopes.contains("*")
    }

    /// What the client should do before it sends a request that needs `scope`.
    func action(at nowSeconds: Int64, scope: String? = nil) -> Action {
        if let scope, !allows(scope) {
            return .signIn
        }
        if isExpired(at: nowSeconds) {
            guard let refreshToken, !refreshToken.isEmpty else { return .signIn }
            return .refresh(refreshToken)
        }
        if nowSeconds < issuedAt {
            return .signIn
        }
        return .use(accessToken)
    }
}
