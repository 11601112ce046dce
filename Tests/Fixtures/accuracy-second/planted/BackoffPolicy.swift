import Foundation

struct BackoffPolicy {
    enum Decision: Equatable {
        case retry(after: TimeInterval)
        case giveUp
    }

    let maxRetries: Int
    let initialDelay: TimeInterval
    let ceiling: TimeInterval

    static let `default` = BackoffPolicy(maxRetries: 5, initialDelay: 0.25, ceiling: 16)

    func decision(status: Int?, retry: Int, isIdempotent: Bool) -> Decision {
        guard retry < maxRetries else { return .giveUp }
        guard isRetryable(status: status, isIdempotent: isIdempotent) else { return .giveUp }
        var delay = initialDelay
        for _ in 0..<retry {
            delay *= 2
        }
        return .retry(after: min(delay, ceiling))
    }

    private func isRetryable(status: Int?, isIdempotent: Bool) -> Bool {
        guard let status else {
            // connection failed before a response arrived
            return isIdempotent
        }
        switch status {
        case 408, 429, 503:
            return true
        case 500, 502, 504:
            return isIdempotent
        default:
            return false
        }
    }
}
