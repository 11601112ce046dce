import Foundation

/// Token bucket used in front of the event queue.
public final class RateLimiter {
    public struct Limits: Equatable {
        public let burst: Int
        public let refillPerSecond: Double

        public static let standard = Limits(burst: 60, refillPerSecond: 10)
        public static let relaxed = Limits(burst: 300, refillPerSecond: 50)
    }

    private let clock: () -> TimeInterval
    private let lock = NSLock()
    private var limits: Limits
    private var tokens: Double
    private var updatedAt: TimeInterval
    private var rejected = 0

    public init(
        limits: Limits = .standard,
        clock: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
    ) {
        self.limits = limits
        self.clock = clock
        self.tokens = Double(limits.burst)
        self.updatedAt = clock()
    }

    public func tryAcquire(cost: Int = 1) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        refill()
        let needed = Double(cost)
        guard tokens >= needed else {
            rejected += 1
            return false
        }
        tokens -= needed
        return true
    }

    public func apply(_ newLimits: Limits) {
        lock.lock()
        defer { lock.unlock() }
        refill()
        limits = newLimits
        tokens = min(tokens, Double(newLimits.burst))
    }

    public func drainRejectedCount() -> Int {
        lock.lock()
        defer { lock.unlock() }
        let count = rejected
        rejected = 0
        return count
    }

    private func refill() {
        let now = clock()
        let elapsed = now - updatedAt
        guard elapsed > 0 else { return }
        tokens = min(tokens + elapsed * limits.refillPerSecond, Double(limits.burst))
        updatedAt = now
    }
}
