import CryptoKit
import Foundation

struct SignableRequest {
    let method: String
    let path: String
    let query: [String: String]
    let headers: [String: String]
    let body: Data
}

struct RequestSigner {
    static let signedHeaders = ["content-type", "host", "x-device-id"]

    let keyID: String
    private let secret: SymmetricKey
    private let now: () -> Date

    init(keyID: String, secret: Data, now: @escaping () -> Date = Date.init) {
        self.keyID = keyID
        self.secret = SymmetricKey(data: secret)
        self.now = now
    }

    func headers(for request: SignableRequest) -> [String: String] {
        let timestamp = String(Int64(now().timeIntervalSince1970))
        let canonical = canonicalString(for: request, timestamp: timestamp)
        let code = HMAC<SHA256>.authenticationCode(for: Data(canonical.utf8), using: secret)
        return [
            "X-Timestamp": timestamp,
            "Authorization": "HMAC \(keyID):\(hex(code))"
        ]
    }

    func canonicalString(for request: SignableRequest, timestamp: String) -> String {
        var lines = [request.method.uppercased(), request.path]

        let query = request.query.keys.sorted().map { "\($0)=\(request.query[$0] ?? "")" }
        lines.append(query.joined(separator: "&"))

        var lowercased: [String: String] = [:]
        for (name, value) in request.headers {
            lowercased[name.lowercased()] = value.trimmingCharacters(in: .whitespaces)
        }
        for name in Self.signedHeaders {
            if let value = lowercased[name] {
                lines.append("\(name):\(value)")
            }
        }

        lines.append(timestamp)
        lines.append(hex(SHA256.hash(data: request.body)))
        return lines.joined(separator: "\n")
    }

    private func hex<S: Sequence>(_ bytes: S) -> String where S.Element == UInt8 {
        bytes.map { String(format: "%02x", $0) }.joined()
    }
}
