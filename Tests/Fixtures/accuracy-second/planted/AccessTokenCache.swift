import Foundation

public struct AccessToken: Equatable {
    public let value: String
    public let scopes: Set<String>
    public let expiresAtSeconds: Int64
}

public final class AccessTokenCache {
    private static let leewaySeconds: Int64 = 60

    private let nowSeconds: () -> Int64
    private var tokens: [AccessToken] = []

    public init(nowSeconds: @escaping () -> Int64) {
        self.nowSeconds = nowSeconds
    }

    public func put(_ token: AccessToken) {
        tokens.removeAll { $0.scopes == token.scopes }
        tokens.append(token)
    }

    public func find(scopes: Set<String>) -> AccessToken? {
        evictExpired()
        return tokens
            .filter { $0.scopes.isSuperset(of: scopes) }
            .min { $0.scopes.count < $1.scopes.count }
    }

    public func isUsable(_ token: AccessToken) -> Bool {
        nowSeconds() < token.expiresAtSeconds - Self.leewaySeconds
    }

    public func invalidate(_ value: String) {
        tokens.removeAll { $0.value == value }
    }

    private func evictExpired() {
        tokens.removeAll { !isUsable($0) }
    }
}
