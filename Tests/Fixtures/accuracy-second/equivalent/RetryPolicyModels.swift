import Foundation

public struct RetryPolicy: Equatable {
    public enum Backoff: Equatable {
        case none
        case constant(milliseconds: Int64)
        case linear(stepMilliseconds: Int64)
        case exponential(baseMilliseconds: Int64, maxMilliseconds: Int64)
    }

    public var maxAttempts: Int
    public var backoff: Backoff
    public var retryableStatusCodes: Set<Int>

    public init(
        maxAttempts: Int = 3,
        backoff: Backoff = .exponential(baseMilliseconds: 500, maxMilliseconds: 8_000),
        retryableStatusCodes: Set<Int> = [408, 429, 500, 502, 503, 504]
    ) {
        self.maxAttempts = maxAttempts
        self.backoff = backoff
        self.retryableStatusCodes = retryableStatusCodes
    }

    public static let standard = RetryPolicy()
    public static let never = RetryPolicy(maxAttempts: 1, backoff: .none, retryableStatusCodes: [])

    public func shouldRetry(attempt: Int, statusCode: Int) -> Bool {
        guard attempt < maxAttempts else { return false }
        return retryableStatusCodes.contains(statusCode)
    }

    /// Delay before the next try, where `attempt` counts from 1.
    public func delayMilliseconds(attempt: Int) -> Int64 {
        guard attempt > 0 else { return 0 }
        switch backoff {
        case .none:
            return 0
        case let .constant(milliseconds):
            return milliseconds
        case let .linear(step):
            return step * Int64(attempt)
        case let .exponential(base, maximum):
            var delay = base
            var remaining = attempt - 1
            while remaining > 0 && delay < maximum {
                delay *= 2
                remaining -= 1
            }
            return min(delay, maximum)
        }
    }

    public var totalDelayMilliseconds: Int64 {
        guard maxAttempts > 1 else { return 0 }
        return (1..<maxAttempts).reduce(0) { $0 + delayMilliseconds(attempt: $1) }
    }
}
