import Foundation

struct FailedRequest {
    let method: String
    /// Nil when no response arrived at all.
    let status: Int?
    let headers: [String: String]
    let attempt: Int
}

enum RetryDecision: Equatable {
    case retry(afterMs: Int)
    case giveUp(reason: String)
}

struct HttpBackoffPolicy {
    var maxAttempts = 5
    var baseDelayMs = 500
    var maxDelayMs = 20_000
    /// A number in 0..<1.
    var random: () -> Double = { Double.random(in: 0..<1) }

    private static let retryable: Set<Int> = [408, 425, 429, 500, 502, 503, 504]
    private static let idempotent: Set<String> = ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"]
    private static let longestServerWaitMs = 120_000

    func decide(_ request: FailedRequest) -> RetryDecision {
        if request.attempt >= maxAttempts {
            return .giveUp(reason: "gave up after \(request.attempt) attempts")
        }
        if let status = request.status, !Self.retryable.contains(status) {
            return .giveUp(reason: "status \(status) is final")
        }
        guard isSafeToRepeat(request) else {
            return .giveUp(reason: "\(request.method.uppercased()) must not be repeated")
        }

        if let wait = retryAfterMs(request.headers) {
            return wait > Self.longestServerWaitMs
                ? .giveUp(reason: "server asks for \(wait / 1000) s")
                : .retry(afterMs: wait)
        }
        return .retry(afterMs: jittered(delay(forAttempt: request.attempt)))
    }

    /// base, 2 * base, 4 * base ... capped
    func delay(forAttempt attempt: Int) -> Int {
        var delay = min(baseDelayMs, maxDelayMs)
        var step = 1
        while step < attempt && delay < maxDelayMs {
            delay = min(delay * 2, maxDelayMs)
            step += 1
        }
        return delay
    }

    private func jittered(_ delay: Int) -> Int {
        let half = delay / 2
        return half + Int(random() * Double(delay - half))
    }

    private func isSafeToRepeat(_ request: FailedRequest) -> Bool {
        if Self.idempotent.contains(request.method.uppercased()) { return true }
        // The server refused before doing anything.
        return request.status == 429 || request.status == 503
    }

    private func retryAfterMs(_ headers: [String: String]) -> Int? {
        guard let raw = headers.first(where: { $0.key.lowercased() == "retry-after" })?.value else { return nil }
        let digits = raw.trimmingCharacters(in: .whitespaces)
        guard (1...6).contains(digits.utf16.count), digits.utf8.allSatisfy({ (48...57).contains($0) }) else {
            return nil
        }
        return Int(digits).map { $0 * 1000 }
    }
}
