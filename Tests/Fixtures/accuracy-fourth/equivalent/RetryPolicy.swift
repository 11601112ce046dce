import Foundation

enum RequestFailure: Error, Equatable {
    case timeout
    case connectionLost
    case http(status: Int)
    case decoding
    case cancelled
}

struct RetryPolicy: Equatable {
    let maxAttempts: Int
    let baseDelay: TimeInterval
    let maxDelay: TimeInterval

    static let standard = RetryPolicy(maxAttempts: 4, baseDelay: 0.5, maxDelay: 20)
    static let single = RetryPolicy(maxAttempts: 1, baseDelay: 0, maxDelay: 0)

    /// Pause after the given 1-based attempt, or nil when no further attempt is allowed.
    func delay(afterAttempt attempt: Int) -> TimeInterval? {
        guard attempt < maxAttempts else { return nil }
        return min(baseDelay * pow(2, Double(attempt - 1)), maxDelay)
    }

    func shouldRetry(_ failure: RequestFailure) -> Bool {
        switch failure {
        case .timeout, .connectionLost:
            return true
        case .http(status: 501):
            return false
        case .http(let status):
            return status == 429 || (500...599).contains(status)
        case .decoding, .cancelled:
            return false
        }
    }

    func run<T>(
        sleep: (TimeInterval) async throws -> Void,
        operation: (_ attempt: Int) async throws -> T
    ) async throws -> T {
        var attempt = 1
        while true {
            do {
                return try await operation(attempt)
            } catch let failure as RequestFailure where shouldRetry(failure) {
                guard let pause = delay(afterAttempt: attempt) else { throw failure }
                try await sleep(pause)
                attempt += 1
            }
        }
    }
}
