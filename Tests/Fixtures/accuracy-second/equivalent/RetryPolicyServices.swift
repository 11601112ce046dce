import Foundation

struct RetryPolicy {
    var maxAttempts = 4
    var baseDelay: TimeInterval = 0.5
    var multiplier = 2.0
    var maxDelay: TimeInterval = 20

    private static let retryableStatuses: Set<Int> = [408, 425, 429, 500, 502, 503, 504]

    static let standard = RetryPolicy()
    static let aggressive = RetryPolicy(maxAttempts: 8, baseDelay: 0.2, multiplier: 1.5, maxDelay: 10)
    static let none = RetryPolicy(maxAttempts: 1)

    func delay(forAttempt attempt: Int, retryAfter: TimeInterval? = nil) -> TimeInterval {
        if let retryAfter {
            return min(max(retryAfter, 0), maxDelay)
        }
        let exponential = baseDelay * pow(multiplier, Double(attempt - 1))
        return min(exponential, maxDelay)
    }

    func shouldRetry(_ error: APIError, attempt: Int) -> Bool {
        guard attempt < maxAttempts else { return false }
        switch error {
        case .offline, .timeout:
            return true
        case .http(let status, _):
            return Self.retryableStatuses.contains(status)
        case .unauthorized, .decoding:
            return false
        }
    }

    func execute<T>(_ operation: () async throws -> T) async throws -> T {
        var attempt = 1
        while true {
            do {
                return try await operation()
            } catch let error as APIError {
                guard shouldRetry(error, attempt: attempt) else { throw error }
                var retryAfter: TimeInterval?
                if case .http(_, let hint) = error {
                    retryAfter = hint
                }
                let seconds = delay(forAttempt: attempt, retryAfter: retryAfter)
                try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
                attempt += 1
            }
        }
    }
}

enum APIError: Error {
    case offline
    case timeout
    case unauthorized
    case http(status: Int, retryAfter: TimeInterval?)
    case decoding(String)
}
