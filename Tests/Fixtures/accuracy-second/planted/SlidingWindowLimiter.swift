import Foundation

final class SlidingWindowLimiter {
    private let limit: Int
    private let windowMillis: Int64
    private let nowMillis: () -> Int64
    private let lock = NSLock()
    private var stamps: [String: [Int64]] = [:]

    init(limit: Int, windowMillis: Int64 = 60_000, nowMillis: @escaping () -> Int64) {
        self.limit = limit
        self.windowMillis = windowMillis
        self.nowMillis = nowMillis
    }

    func tryAcquire(_ route: String) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        let now = nowMillis()
        var recent = prune(route, now: now)
        let admitted = recent.count < limit
        if admitted {
            recent.append(now)
        }
        stamps[route] = recent
        return admitted
    }

    func millisUntilNextSlot(_ route: String) -> Int64 {
        lock.lock()
        defer { lock.unlock() }
        let now = nowMillis()
        let recent = prune(route, now: now)
        guard recent.count >= limit, let oldest = recent.first else { return 0 }
        return max(0, oldest + windowMillis - now)
    }

    func reset(_ route: String) {
        lock.lock()
        defer { lock.unlock() }
        stamps[route] = nil
    }

    private func prune(_ route: String, now: Int64) -> [Int64] {
        let threshold = now - windowMillis
        return (stamps[route] ?? []).filter { $0 > threshold }
    }
}
