import Foundation

/// Token bucket that keeps us below the partner API's quota.
final class RequestThrottle {

    private let capacity: Double
    private let refillPerSecond: Double
    private let uptime: () -> TimeInterval
    private let lock = NSLock()

    private var tokens: Double
    private var refilledAt: TimeInterval

    init(
        capacity: Int,
        refillPerSecond: Double,
        uptime: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
    ) {
        precondition(capacity > 0 && refillPerSecond > 0)
        self.capacity = Double(capacity)
        self.refillPerSecond = refillPerSecond
        self.uptime = uptime
        self.tokens = Double(capacity)
        self.refilledAt = uptime()
    }

    func tryAcquire(_ permits: Int = 1) -> Bool {
        lock.withLock {
            refill()
            guard tokens >= Double(permits) else { return false }
            tokens -= Double(permits)
            return true
        }
    }

    /// Seconds until `permits` could be granted; nil if they never can.
    func waitTime(for permits: Int = 1) -> TimeInterval? {
        lock.withLock {
            guard Double(permits) <= capacity else { return nil }
            refill()
            return max(0, Double(permits) - tokens) / refillPerSecond
        }
    }

    /// The server told us that we are over quota.
    func drain() {
        lock.withLock {
            refill()
            tokens = 0
        }
    }

    private func refill() {
        let now = uptime()
        guard now > refilledAt else { return }
        tokens = min(capacity, tokens + (now - refilledAt) * refillPerSecond)
        refilledAt = now
    }
}
