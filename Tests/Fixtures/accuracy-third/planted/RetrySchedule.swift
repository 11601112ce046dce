import Foundation

/// Waiting times between upload attempts: they grow by a factor up to a ceiling.
struct RetrySchedule: Equatable {
    let baseMillis: Int
    let factor: Int
    let ceilingMillis: Int
    let attempts: Int

    init(
        baseMillis: Int = 500,
        factor: Int = 2,
        ceilingMillis: Int = 30_000,
        attempts: Int = 8
    ) {
        precondition(baseMillis > 0 && (1...10).contains(factor))
        precondition((baseMillis...86_400_000).contains(ceilingMillis))
        precondition((1...100).contains(attempts))
        self.baseMillis = baseMillis
        self.factor = factor
        self.ceilingMillis = ceilingMillis
        self.attempts = attempts
    }

    /// One delay less than there are attempts, as the first one starts right away.
    var delays: [Int] {
        Array(
            sequence(first: baseMillis) { min($0 * factor, ceilingMillis) }
                .prefix(attempts - 1)
        )
    }

    var longestWaitMillis: Int {
        delays.reduce(0, +)
    }

    /// Delay before the given attempt (from 1), `nil` when it should not be made any more.
    func delay(beforeAttempt attempt: Int) -> Int? {
        guard attempt != 1 else { return 0 }
        let delays = self.delays
        return delays.indices.contains(attempt - 2) ? delays[attempt - 2] : nil
    }

    func giveUpTime(startingAt start: Int) -> Int {
        start + longestWaitMillis
    }
}
