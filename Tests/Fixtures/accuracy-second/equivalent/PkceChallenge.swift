import CryptoKit
import Foundation
import Security

public enum PkceError: Error {
    case randomUnavailable
    case invalidVerifier
}

public struct PkceChallenge: Equatable {
    public static let method = "S256"
    private static let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    public let verifier: String
    public let challenge: String

    public init(verifier: String) throws {
        guard (43...128).contains(verifier.count), verifier.allSatisfy(Self.allowed.contains) else {
            throw PkceError.invalidVerifier
        }
        self.verifier = verifier
        self.challenge = Data(SHA256.hash(data: Data(verifier.utf8))).base64URLEncoded()
    }

    public static func generate() throws -> PkceChallenge {
        var bytes = [UInt8](repeating: 0, count: 32)
        guard SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess else {
            throw PkceError.randomUnavailable
        }
        return try PkceChallenge(verifier: Data(bytes).base64URLEncoded())
    }

    public var authorizationParameters: [String: String] {
        [
            "code_challenge": challenge,
            "code_challenge_method": Self.method,
        ]
    }
}

private extension Data {
    func base64URLEncoded() -> String {
        base64EncodedString()
            .replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }
}
