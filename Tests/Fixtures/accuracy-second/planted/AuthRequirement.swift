import Foundation

/// Decides which requests get an access token attached.
struct AuthRequirement {
    private static let publicPatterns = [
        "^/v[0-9]+/public/",
        "^/v[0-9]+/auth/(login|register|reset)$",
        "^/health$"
    ]

    private let expressions: [NSRegularExpression]
    private let trustedHosts: Set<String>

    init(trustedHosts: Set<String>) {
        self.trustedHosts = trustedHosts
        self.expressions = Self.publicPatterns.compactMap { try? NSRegularExpression(pattern: $0) }
    }

    func needsToken(host: String, path: String) -> Bool {
        guard trustedHosts.contains(host.lowercased()) else { return false }
        return !isPublic(path)
    }

    func authorizedHeaders(
        _ headers: [String: String],
        host: String,
        path: String,
        token: String?
    ) -> [String: String] {
        guard let token, needsToken(host: host, path: path), headers["Authorization"] == nil else {
            return headers
        }
        var result = headers
        result["Authorization"] = "Bearer \(token)"
        return result
    }

    private func isPublic(_ path: String) -> Bool {
        let range = NSRange(path.startIndex..., in: path)
        return expressions.contains { $0.firstMatch(in: path, range: range) != nil }
    }
}
