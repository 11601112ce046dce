import Foundation

protocol RetryClassifying {
    func isRetryable(_ error: Error) -> Bool
}

struct RetryPolicy {
    let maxAttempts: Int
    let baseDelay: TimeInterval
    let multiplier: Double
    let maxDelay: TimeInterval

    static let standard = RetryPolicy(maxAttempts: 4, baseDelay: 0.5, multiplier: 2, maxDelay: 8)
    static let never = RetryPolicy(maxAttempts: 1, baseDelay: 0, multiplier: 1, maxDelay: 0)

    /// Delay in seconds before the given attempt; the first attempt starts at once.
    func delay(beforeAttempt attempt: Int) -> TimeInterval {
        guard attempt > 1 else { return 0 }
        let exponential = baseDelay * pow(multiplier, Double(attempt - 2))
        return min(exponential, maxDelay)
    }
}

final class RetryRunner {

    private let policy: RetryPolicy
    private let classifier: RetryClassifying
    private let sleep: (TimeInterval) async throws -> Void

    var onRetry: ((Int, Error) -> Void)?

    init(
        policy: RetryPolicy = .standard,
        classifier: RetryClassifying,
        sleep: @escaping (TimeInterval) async throws -> Void = { seconds in
            try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
        }
    ) {
        self.policy = policy
        self.classifier = classifier
        self.sleep = sleep
    }

    func run<T>(_ operation: (Int) async throws -> T) async throws -> T {
        var attempt = 1
        while true {
            do {
                return try await operation(attempt)
            } catch is CancellationError {
                throw CancellationError()
            } catch {
                guard attempt < policy.maxAttempts, classifier.isRetryable(error) else { throw error }
                attempt += 1
                onRetry?(attempt, error)
                try await sleep(policy.delay(beforeAttempt: attempt))
            }
        }
    }
}
