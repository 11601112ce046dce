import Foundation

/// How often, and how patiently, a failed request is repeated.
struct RetryPolicy: Equatable {
    var maxAttempts = 3
    var baseDelayMs: Int64 = 200
    var maxDelayMs: Int64 = 5_000

    static let none = RetryPolicy(maxAttempts: 1)
    static let background = RetryPolicy(maxAttempts: 6, baseDelayMs: 1_000, maxDelayMs: 60_000)

    private static let maxShift = 20

    /// Pause before a retry; the first retry has number 1.
    func delayMs(beforeRetry retry: Int) -> Int64 {
        guard retry >= 1 else { return 0 }
        let grown = baseDelayMs << min(retry - 1, Self.maxShift)
        return min(grown, maxDelayMs)
    }

    func run<T>(
        isRetryable: (Error) -> Bool = { _ in true },
        operation: (_ attempt: Int) async throws -> T
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
            try await Task.sleep(for: .milliseconds(delayMs(beforeRetry: attempt)))
            attempt += 1
        }
    }
}
