import Foundation

enum TransportError: Error {
    case timeout
    case connectionLost
    case http(status: Int, retryAfter: TimeInterval?)

    var isTransient: Bool {
        switch self {
        case .timeout, .connectionLost: return true
        case .http(let status, _): return [429, 502, 503, 504].contains(status)
        }
    }

    var retryAfter: TimeInterval? {
        if case .http(_, let seconds) = self { return seconds }
        return nil
    }
}

struct RetryPolicy {
    var maxAttempts = 4
    var baseDelay: TimeInterval = 0.25
    var maxDelay: TimeInterval = 8
    var jitter: () -> Double = { Double.random(in: 0..<1) }
    var sleep: (TimeInterval) async throws -> Void = { seconds in
        try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
    }

    func execute<T>(_ operation: () async throws -> T) async throws -> T {
        var attempt = 1
        while true {
            do {
                return try await operation()
            } catch let error as TransportError where error.isTransient && attempt < maxAttempts {
                try await sleep(delay(after: attempt, hint: error.retryAfter))
                attempt += 1
            }
        }
    }

    /// The server's hint wins; otherwise half of the exponential delay is randomised.
    func delay(after attempt: Int, hint: TimeInterval? = nil) -> TimeInterval {
        if let hint {
            return min(max(hint, 0), maxDelay)
        }
        let ceiling = min(baseDelay * pow(2, Double(attempt - 1)), maxDelay)
        return ceiling / 2 + ceiling / 2 * jitter()
    }
}
