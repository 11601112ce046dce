import CryptoKit
import Foundation

public struct AuthorizationRequest {
    public let clientId: String
    public let redirectUri: String
    public let scopes: [String]
    public let state: String
    public let codeVerifier: String

    public init(clientId: String, redirectUri: String, scopes: [String], state: String, codeVerifier: String) {
        self.clientId = clientId
        self.redirectUri = redirectUri
        self.scopes = scopes
        self.state = state
        self.codeVerifier = codeVerifier
    }

    public var parameters: [String: String] {
        var result = [
            "response_type": "code",
            "client_id": clientId,
            "redirect_uri": redirectUri,
            "state": state,
            "code_challenge": codeChallenge,
            "code_challenge_method": "S256",
        ]
        if !scopes.isEmpty {
            result["scope"] = scopes.joined(separator: " ")
        }
        return result
    }

    var codeChallenge: String {
        Data(SHA256.hash(data: Data(codeVerifier.utf8)))
            .base64EncodedString()
            .replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }

    public func accepts(callbackState: String?) -> Bool {
        callbackState == state
    }
}
