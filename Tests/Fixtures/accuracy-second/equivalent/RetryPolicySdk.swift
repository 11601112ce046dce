import Foundation

public enum RetryDecision: Equatable {
    case retry(after: TimeInterval)
    case giveUp
}

public struct RetryPolicy {
    public let maxAttempts: Int
    public let baseDelay: TimeInterval
    public let maxDelay: TimeInterval

    public init(maxAttempts: Int = 5, baseDelay: TimeInterval = 1, maxDelay: TimeInterval = 60) {
        self.maxAttempts = maxAttempts
        self.baseDelay = baseDelay
        self.maxDelay = maxDelay
    }

    public func decide(attempt: Int, outcome: UploadOutcome) -> RetryDecision {
        guard attempt < maxAttempts else { return .giveUp }

        switch outcome {
        case .offline:
            return .retry(after: backoff(attempt))
        case .http(let status, let retryAfter):
            guard isRetryable(status) else { return .giveUp }
            if let retryAfter = retryAfter, retryAfter > 0 {
                return .retry(after: min(retryAfter, maxDelay))
            }
            return .retry(after: backoff(attempt))
        case .cancelled:
            return .giveUp
        }
    }

    private func backoff(_ attempt: Int) -> TimeInterval {
        let exponential = baseDelay * pow(2, Double(max(attempt - 1, 0)))
        return min(exponential, maxDelay)
    }

    private func isRetryable(_ status: Int) -> Bool {
        switch status {
        case 408, 425, 429: return true
        case 500...599: return status != 501
        default: return false
        }
    }
}

public enum UploadOutcome: Equatable {
    case http(status: Int, retryAfter: TimeInterval?)
    case offline
    case cancelled
}
