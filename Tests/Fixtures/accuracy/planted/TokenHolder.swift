import Foundation

struct Token {
    let value: String
    let expiresAt: Int64
    let refreshValue: String?
    let clock: () -> Int64

    static let leewaySeconds: Int64 = 30

    var isExpired: Bool {
        clock() >= expiresAt - Self.leewaySeconds
    }

    var canRefresh: Bool {
        refreshValue?.isEmpty == false
    }
}

enum TokenStatus: Equatable {
    case missing
    case valid(String)
    case needsRefresh(String)
    case dead
}

final class TokenHolder {
    private var token: Token?

    func set(_ token: Token?) {
        self.token = token
    }

    var status: TokenStatus {
        guard let token else { return .missing }
        if !token.isExpired {
            return .valid(token.value)
        }
        if token.canRefresh, let refresh = token.refreshValue {
            return .needsRefresh(refresh)
        }
        return .dead
    }

    var authorizationHeader: String? {
        if case .valid(let value) = status {
            return "Bearer \(value)"
        }
        return nil
    }
}
