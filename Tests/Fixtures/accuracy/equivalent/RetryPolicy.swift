import Foundation

struct RetryContext {
    let attempt: Int
    let statusCode: Int?
    let retryAfter: String?
    let isIdempotent: Bool
}

enum RetryDecision: Equatable {
    case retry(afterMilliseconds: Int)
    case giveUp(reason: GiveUpReason)
}

enum GiveUpReason {
    case attemptsExhausted
    case notRetryable
    case serverAsksToWaitTooLong
}

struct RetryPolicy {
    var maximumAttempts = 4
    var baseMilliseconds = 500
    var ceilingMilliseconds = 20_000
    var longestServerWaitSeconds = 120

    /// A random number from 0 up to, but not including, its argument.
    var random: (Int) -> Int = { Int.random(in: 0..<$0) }

    func decide(_ context: RetryContext) -> RetryDecision {
        guard isRetryable(context) else { return .giveUp(reason: .notRetryable) }
        guard context.attempt < maximumAttempts else { return .giveUp(reason: .attemptsExhausted) }

        if let seconds = serverWait(context.retryAfter) {
            return seconds <= longestServerWaitSeconds
                ? .retry(afterMilliseconds: seconds * 1000)
                : .giveUp(reason: .serverAsksToWaitTooLong)
        }
        return .retry(afterMilliseconds: jittered(backoff(for: context.attempt)))
    }

    /// Attempts count from 1: base, 2 × base, 4 × base, … up to the ceiling.
    func backoff(for attempt: Int) -> Int {
        var delay = min(baseMilliseconds, ceilingMilliseconds)
        for _ in stride(from: 1, to: attempt, by: 1) {
            guard delay < ceilingMilliseconds else { break }
            delay = min(delay * 2, ceilingMilliseconds)
        }
        return delay
    }

    // Half of the delay is fixed, the other half random.
    private func jittered(_ delay: Int) -> Int {
        let half = delay / 2
        return delay - half + (half > 0 ? random(half) : 0)
    }

    private func isRetryable(_ context: RetryContext) -> Bool {
        switch context.statusCode {
        case nil:
            // No answer at all: the request may have arrived nevertheless.
            return context.isIdempotent
        case 408?, 429?, 503?:
            return true
        case let code? where (500...599).contains(code):
            return context.isIdempotent
        default:
            return false
        }
    }

    /// Only the form in seconds is supported; a date counts as absent.
    private func serverWait(_ header: String?) -> Int? {
        guard let header = header, !header.isEmpty, header.utf8.count <= 6 else { return nil }
        guard header.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(header)
    }
}
