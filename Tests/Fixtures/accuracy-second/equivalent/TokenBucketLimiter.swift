import Foundation

protocol RateLimiting: AnyObject {
    func tryAcquire(_ permits: Int) -> Bool
    func waitTime(for permits: Int) -> TimeInterval
}

extension RateLimiting {
    func tryAcquire() -> Bool { tryAcquire(1) }
}

final class TokenBucketLimiter: RateLimiting {

    private let burst: Double
    private let refillPerSecond: Double
    private let now: () -> TimeInterval
    private let lock = NSLock()

    private var tokens: Double
    private var lastRefill: TimeInterval

    init(
        burst: Int = 20,
        refillPerSecond: Double = 5,
        now: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
    ) {
        precondition(burst > 0 && refillPerSecond > 0)
        self.burst = Double(burst)
        self.refillPerSecond = refillPerSecond
        self.now = now
        self.tokens = Double(burst)
        self.lastRefill = now()
    }

    func tryAcquire(_ permits: Int) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        refill()
        let needed = Double(permits)
        guard tokens >= needed else { return false }
        tokens -= needed
        return true
    }

    func waitTime(for permits: Int) -> TimeInterval {
        lock.lock()
        defer { lock.unlock() }
        refill()
        let missing = Double(permits) - tokens
        return missing <= 0 ? 0 : missing / refillPerSecond
    }

    private func refill() {
        let current = now()
        let elapsed = current - lastRefill
        guard elapsed > 0 else { return }
        tokens = min(burst, tokens + elapsed * refillPerSecond)
        lastRefill = current
    }
}
