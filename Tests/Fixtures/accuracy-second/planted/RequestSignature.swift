import Foundation

struct SignableRequest {
    let method: String
    let path: String
    let parameters: [String: String]
    let timestamp: Int64
}

struct RequestCanonicalizer {
    private let ignoredParameters: Set<String> = ["signature", "debug"]

    func canonicalString(for request: SignableRequest) -> String {
        [
            request.method.uppercased(),
            normalizedPath(request.path),
            canonicalQuery(request.parameters),
            String(request.timestamp),
        ].joined(separator: "\n")
    }

    func isWithinWindow(_ request: SignableRequest, now: Int64, toleranceSeconds: Int64 = 300) -> Bool {
        abs(now - request.timestamp) <= toleranceSeconds
    }

    private func canonicalQuery(_ parameters: [String: String]) -> String {
        parameters
            .filter { !ignoredParameters.contains($0.key) && !$0.value.isEmpty }
            .sorted { $0.key < $1.key }
            .map { "\($0.key)=\($0.value)" }
            .joined(separator: "&")
    }

    private func normalizedPath(_ path: String) -> String {
        let segments = path.split(separator: "/")
        return "/" + segments.joined(separator: "/")
    }
}
