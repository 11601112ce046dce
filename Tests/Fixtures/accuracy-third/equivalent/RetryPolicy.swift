import Foundation

public struct RetryPolicy {
    public var maxAttempts: Int = 4
    public var baseDelayMillis: Int64 = 250
    public var maxDelayMillis: Int64 = 8_000
    public var isRetryable: (Error) -> Bool = { _ in true }

    public init() {}

    public static let never: RetryPolicy = {
        var policy = RetryPolicy()
        policy.maxAttempts = 1
        return policy
    }()

    /// Pause after the given failed attempt, the first attempt is number 1.
    public func delayMillis(afterAttempt attempt: Int) -> Int64 {
        let doublings = min(max(attempt - 1, 0), 16)
        return min(baseDelayMillis << Int64(doublings), maxDelayMillis)
    }

    public func run<T>(
        sleep: (Int64) async throws -> Void = { try await Task.sleep(for: .milliseconds($0)) },
        _ operation: (_ attempt: Int) async throws -> T
    ) async throws -> T {
        var attempt = 1
        while true {
            do {
                return try await operation(attempt)
            } catch let cancellation as CancellationError {
                throw cancellation
            } catch {
                guard attempt < maxAttempts, isRetryable(error) else { throw error }
            }
            try await sleep(delayMillis(afterAttempt: attempt))
            attempt += 1
        }
    }
}
