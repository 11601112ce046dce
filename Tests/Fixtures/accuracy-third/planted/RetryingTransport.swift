import Foundation

struct HttpRequest {
    let method: String
    let url: String
    var headers: [String: String] = [:]
    var body: Data?
}

struct HttpResponse {
    let status: Int
    var headers: [String: String] = [:]
    var body = Data()
}

protocol Transport {
    func send(_ request: HttpRequest) async throws -> HttpResponse
}

/// Repeats safe requests while the answer promises that a later try may work.
struct RetryingTransport: Transport {
    private static let retryableStatuses: Set<Int> = [408, 429, 502, 503, 504]
    private static let safeMethods: Set<String> = ["GET", "HEAD", "PUT", "DELETE"]

    let inner: Transport
    var maxRetries = 2
    var pause: (_ milliseconds: Int) async throws -> Void

    func send(_ request: HttpRequest) async throws -> HttpResponse {
        var response = try await inner.send(request)
        guard Self.safeMethods.contains(request.method) else { return response }

        var retry = 0
        while retry < maxRetries, Self.retryableStatuses.contains(response.status) {
            try await pause(delay(before: retry, after: response))
            response = try await inner.send(request)
            retry += 1
        }
        return response
    }

    /// What the server asks for, but at most 20 s; else 250, 500, 1000 … ms.
    private func delay(before retry: Int, after response: HttpResponse) -> Int {
        if let seconds = response.headers["retry-after"].flatMap({ Int($0) }), seconds >= 0 {
            return min(seconds, 20) * 1000
        }
        return 250 << min(retry, 6)
    }
}
