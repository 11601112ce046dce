import Foundation

public enum JwtError: Error, Equatable {
    case malformed
    case invalidBase64
    case invalidPayload
}

public struct JwtClaims: Decodable, Equatable {
    public let subject: String
    public let issuer: String?
    public let issuedAt: Int64?
    public let expiresAt: Int64
    public let scope: String?

    enum CodingKeys: String, CodingKey {
        case subject = "sub"
        case issuer = "iss"
        case issuedAt = "iat"
        case expiresAt = "exp"
        case scope
    }

    public var scopes: [String] {
        guard let scope = scope else { return [] }
        return scope.split(separator: " ").map(String.init)
    }

    public func isExpired(at date: Date, leeway: TimeInterval = 60) -> Bool {
        Date(timeIntervalSince1970: TimeInterval(expiresAt)).addingTimeInterval(-leeway) <= date
    }
}

public enum JwtDecoder {
    public static func decode(_ token: String) throws -> JwtClaims {
        let segments = token.split(separator: ".", omittingEmptySubsequences: false)
        guard segments.count == 3 else { throw JwtError.malformed }

        let payload = try base64URLDecode(String(segments[1]))
        do {
            return try JSONDecoder().decode(JwtClaims.self, from: payload)
        } catch {
            throw JwtError.invalidPayload
        }
    }

    private static func base64URLDecode(_ segment: String) throws -> Data {
        var base64 = segment
            .replacingOccurrences(of: "-", with: "+")
            .replacingOccurrences(of: "_", with: "/")
        while base64.count % 4 != 0 {
            base64.append("=")
        }
        guard let data = Data(base64Encoded: base64) else { throw JwtError.invalidBase64 }
        return data
    }
}
