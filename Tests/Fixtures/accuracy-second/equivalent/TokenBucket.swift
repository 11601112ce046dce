import Foundation

enum Admission: Equatable {
    case granted(remaining: Int)
    case delayed(seconds: TimeInterval)
}

/// Token bucket used to keep background traffic under the per-device quota.
final class TokenBucket {
    let capacity: Double
    let refillPerSecond: Double

    private var tokens: Double
    private var lastRefill: TimeInterval
    private let uptime: () -> TimeInterval
    private let lock = NSLock()

    init(capacity: Double, refillPerSecond: Double, uptime: @escaping () -> TimeInterval) {
        precondition(capacity >= 1 && refillPerSecond > 0)
        self.capacity = capacity
        self.refillPerSecond = refillPerSecond
        self.uptime = uptime
        self.tokens = capacity
        self.lastRefill = uptime()
    }

    func acquire(_ cost: Double = 1) -> Admission {
        lock.lock()
        defer { lock.unlock() }
        refill()
        guard tokens >= cost else {
            return .delayed(seconds: (cost - tokens) / refillPerSecond)
        }
        tokens -= cost
        return .granted(remaining: Int(tokens))
    }

    func giveBack(_ cost: Double = 1) {
        lock.lock()
        defer { lock.unlock() }
        tokens = min(tokens + cost, capacity)
    }

    private func refill() {
        let current = uptime()
        let elapsed = current - lastRefill
        guard elapsed > 0 else { return }
        tokens = min(capacity, tokens + elapsed * refillPerSecond)
        lastRefill = current
    }
}

extension TokenBucket {
    static func background(uptime: @escaping () -> TimeInterval) -> TokenBucket {
        TokenBucket(capacity: 10, refillPerSecond: 0.5, uptime: uptime)
    }

    static func interactive(uptime: @escaping () -> TimeInterval) -> TokenBucket {
        TokenBucket(capacity: 40, refillPerSecond: 8, uptime: uptime)
    }
}
