import Foundation

/// Client side rate limiter: `capacity` requests at once, then `refillPerSecond` on average.
public final class TokenBucket {
    private let capacity: Double
    private let refillPerSecond: Double
    private let nowMs: () -> Int64
    private let lock = NSLock()

    private var tokens: Double
    private var lastRefillMs: Int64

    public init(capacity: Int, refillPerSecond: Double, nowMs: @escaping () -> Int64) {
        precondition(capacity > 0 && refillPerSecond > 0)
        self.capacity = Double(capacity)
        self.refillPerSecond = refillPerSecond
        self.nowMs = nowMs
        tokens = Double(capacity)
        lastRefillMs = nowMs()
    }

    /// Takes `cost` tokens if there are enough of them.
    public func tryAcquire(cost: Int = 1) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        refill()
        guard tokens >= Double(cost) else { return false }
        tokens -= Double(cost)
        return true
    }

    /// Milliseconds until `cost` tokens are there; `nil` if that can never happen.
    public func waitMs(cost: Int = 1) -> Int64? {
        lock.lock()
        defer { lock.unlock() }
        refill()
        let wanted = Double(cost)
        guard wanted <= capacity else { return nil }
        guard wanted > tokens else { return 0 }
        return Int64(((wanted - tokens) * 1000 / refillPerSecond).rounded(.up))
    }

    /// The server told us to slow down.
    public func drain() {
        lock.lock()
        defer { lock.unlock() }
        refill()
        tokens = 0
    }

    private func refill() {
        let now = nowMs()
        guard now > lastRefillMs else { return }
        let gained = Double(now - lastRefillMs) * refillPerSecond / 1000
        tokens = min(capacity, tokens + gained)
        lastRefillMs = now
    }
}
