import Foundation

struct TokenResponse: Decodable {
    let accessToken: String
    let refreshToken: String?
    let expiresIn: Int
    let scope: String?

    private enum CodingKeys: String, CodingKey {
        case accessToken = "access_token"
        case refreshToken = "refresh_token"
        case expiresIn = "expires_in"
        case scope
    }
}

struct SessionToken: Equatable {
    static let expiryLeeway: TimeInterval = 30

    let accessToken: String
    let refreshToken: String?
    let expiresAt: Date
    let scopes: Set<String>

    init(response: TokenResponse, receivedAt: Date, previous: SessionToken? = nil) {
        accessToken = response.accessToken
        refreshToken = response.refreshToken ?? previous?.refreshToken
        expiresAt = receivedAt.addingTimeInterval(TimeInterval(response.expiresIn))
        if let scope = response.scope {
            scopes = Set(scope.components(separatedBy: " ").filter { !$0.isEmpty })
        } else {
            scopes = previous?.scopes ?? []
        }
    }

    func isExpired(at date: Date) -> Bool {
        date >= expiresAt.addingTimeInterval(-SessionToken.expiryLeeway)
    }

    var authorizationHeader: String { "Bearer \(accessToken)" }

    func grants(_ required: String...) -> Bool {
        scopes.isSuperset(of: required)
    }
}

final class SessionStore {
    var onChange: ((SessionToken?) -> Void)?

    private(set) var current: SessionToken? {
        didSet {
            guard current != oldValue else { return }
            onChange?(current)
        }
    }

    func update(with response: TokenResponse, at date: Date) {
        current = SessionToken(response: response, receivedAt: date, previous: current)
    }

    func clear() {
        current = nil
    }

    func validToken(at date: Date) -> SessionToken? {
        guard let token = current, !token.isExpired(at: date) else { return nil }
        return token
    }
}
