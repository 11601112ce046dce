import Foundation

/// Decides what happens after the socket went away.
public struct ReconnectPolicy {

    public enum Decision: Equatable {
        case retry(after: TimeInterval)
        case giveUp(reason: String)
    }

    public let baseDelay: TimeInterval
    public let multiplier: Double
    public let maxDelay: TimeInterval
    public let maxAttempts: Int
    public let jitter: Double

    public init(
        baseDelay: TimeInterval = 0.5,
        multiplier: Double = 2,
        maxDelay: TimeInterval = 30,
        maxAttempts: Int = 8,
        jitter: Double = 0.2
    ) {
        precondition(baseDelay > 0 && maxDelay >= baseDelay, "invalid delays")
        precondition((0...1).contains(jitter), "jitter must be a fraction")
        self.baseDelay = baseDelay
        self.multiplier = multiplier
        self.maxDelay = maxDelay
        self.maxAttempts = maxAttempts
        self.jitter = jitter
    }

    /// - Parameter attempt: number of attempts that already failed
    public func decision(
        closeCode: Int,
        attempt: Int,
        random: () -> Double = { .random(in: 0..<1) }
    ) -> Decision {
        switch closeCode {
        case 1000:
            return .giveUp(reason: "closed normally")
        case 1008, 4001...4003:
            return .giveUp(reason: "session rejected (\(closeCode))")
        case _ where attempt >= maxAttempts:
            return .giveUp(reason: "no luck after \(attempt) attempts")
        default:
            return .retry(after: delay(attempt: attempt, random: random))
        }
    }

    private func delay(attempt: Int, random: () -> Double) -> TimeInterval {
        let backoff = min(baseDelay * pow(multiplier, Double(attempt)), maxDelay)
        let spread = backoff * jitter
        return backoff - spread + 2 * spread * random()
    }
}
