import CryptoKit
import Foundation

struct RequestSigner {
    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )

    let keyId: String
    private let key: SymmetricKey
    private let clock: () -> Date

    init(keyId: String, secret: Data, clock: @escaping () -> Date = { Date() }) {
        precondition(!secret.isEmpty, "secret must not be empty")
        self.keyId = keyId
        self.key = SymmetricKey(data: secret)
        self.clock = clock
    }

    /// Returns the headers that have to be added to the request.
    func sign(
        method: String,
        path: String,
        query: [(name: String, value: String)] = [],
        body: Data? = nil
    ) -> [String: String] {
        let timestamp = String(Int(clock().timeIntervalSince1970.rounded(.down)))
        let canonical = [
            method.uppercased(),
            path.isEmpty ? "/" : path,
            canonicalQuery(query),
            timestamp,
            hexDigest(of: body ?? Data()),
        ].joined(separator: "\n")

        let mac = HMAC<SHA256>.authenticationCode(for: Data(canonical.utf8), using: key)
        return [
            "X-Key-Id": keyId,
            "X-Timestamp": timestamp,
            "X-Signature": Data(mac).base64EncodedString(),
        ]
    }

    private func canonicalQuery(_ query: [(name: String, value: String)]) -> String {
        query
            .map { (encode($0.name), encode($0.value)) }
            .sorted { $0 < $1 }
            .map { "\($0)=\($1)" }
            .joined(separator: "&")
    }

    private func encode(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? ""
    }

    private func hexDigest(of data: Data) -> String {
        SHA256.hash(data: data).map { String(format: "%02x", $0) }.joined()
    }
}
