import Foundation

enum RequestFailure: Error {
    case offline
    case timeout
    case http(status: Int)
    case decoding
}

struct RetryPolicy {
    let maxAttempts: Int
    let baseDelayMs: Int
    let maxDelayMs: Int

    static let standard = RetryPolicy(maxAttempts: 4, baseDelayMs: 200, maxDelayMs: 3_000)

    /// Returns the pause before the next attempt, or nil to give up.
    func delayMs(afterAttempt attempt: Int, failure: RequestFailure) -> Int? {
        guard attempt < maxAttempts, isTransient(failure) else { return nil }
        var delay = baseDelayMs
        for _ in 1..<max(attempt, 1) {
            delay = min(delay * 2, maxDelayMs)
        }
        return min(delay, maxDelayMs)
    }

    func run<T>(
        sleep: (Int) async -> Void,
        operation: () async throws -> T
    ) async throws -> T {
        var attempt = 1
        while true {
            do {
                return try await operation()
            } catch let failure as RequestFailure {
                guard let pause = delayMs(afterAttempt: attempt, failure: failure) else { throw failure }
                await sleep(pause)
                attempt += 1
            }
        }
    }

    private func isTransient(_ failure: RequestFailure) -> Bool {
        switch failure {
        case .offline, .timeout: return true
        case .http(let status): return status == 408 || (500...599).contains(status)
        case .decoding: return false
        }
    }
}
