import Foundation

/// Keeps payloads for offline use within a byte budget. Expired entries go first, then the least recently used.
final class ByteBudgetCache {
    struct Stats: Equatable {
        var hits = 0
        var misses = 0
        var evictions = 0
    }

    private struct Entry {
        let payload: Data
        let expiresAt: Date?
        var lastUse: Int
    }

    private let budget: Int
    private let now: () -> Date
    private var entries: [String: Entry] = [:]
    private var useCounter = 0
    private(set) var usedBytes = 0
    private(set) var stats = Stats()

    init(budget: Int, now: @escaping () -> Date = { Date() }) {
        self.budget = budget
        self.now = now
    }

    /// Returns false if the payload alone exceeds the budget; an older entry of that key is gone in any case.
    @discardableResult
    func store(_ payload: Data, key: String, ttl: TimeInterval? = nil) -> Bool {
        drop(key)
        guard payload.count <= budget else { return false }

        if usedBytes + payload.count > budget {
            purgeExpired()
        }
        while usedBytes + payload.count > budget, let victim = leastRecentlyUsed() {
            drop(victim)
            stats.evictions += 1
        }

        entries[key] = Entry(
            payload: payload,
            expiresAt: ttl.map { now().addingTimeInterval($0) },
            lastUse: nextUse()
        )
        usedBytes += payload.count
        return true
    }

    func payload(for key: String) -> Data? {
        guard let entry = entries[key] else {
            stats.misses += 1
            return nil
        }
        if isExpired(entry, at: now()) {
            drop(key)
            stats.misses += 1
            return nil
        }
        entries[key]?.lastUse = nextUse()
        stats.hits += 1
        return entry.payload
    }

    func remove(_ key: String) {
        drop(key)
    }

    /// Number of entries removed.
    @discardableResult
    func purgeExpired() -> Int {
        let moment = now()
        let stale = entries.filter { isExpired($0.value, at: moment) }.map(\.key)
        stale.forEach(drop)
        return stale.count
    }

    private func drop(_ key: String) {
        guard let old = entries.removeValue(forKey: key) else { return }
        usedBytes -= old.payload.count
    }

    private func leastRecentlyUsed() -> String? {
        entries.min { $0.value.lastUse < $1.value.lastUse }?.key
    }

    private func isExpired(_ entry: Entry, at moment: Date) -> Bool {
        guard let expiry = entry.expiresAt else { return false }
        return expiry <= moment
    }

    private func nextUse() -> Int {
        useCounter += 1
        return useCounter
    }
}
