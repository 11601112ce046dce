import Foundation

/// Thread-safe map whose entries vanish after a while.
final class TtlCache<Key: Hashable, Value> {
    private struct Entry {
        let value: Value
        let expiresAt: Int64
    }

    private let ttlMillis: Int64
    private let now: () -> Int64
    private let lock = NSLock()
    private var entries: [Key: Entry] = [:]

    init(ttlMillis: Int64, now: @escaping () -> Int64) {
        self.ttlMillis = ttlMillis
        self.now = now
    }

    func value(for key: Key) -> Value? {
        lock.withLock {
            guard let entry = entries[key] else { return nil }
            guard entry.expiresAt > now() else {
                entries[key] = nil
                return nil
            }
            return entry.value
        }
    }

    func value(for key: Key, orLoad load: () throws -> Value) rethrows -> Value {
        if let cached = value(for: key) { return cached }
        let loaded = try load()
        store(loaded, for: key)
        return loaded
    }

    func store(_ value: Value, for key: Key, ttlMillis: Int64? = nil) {
        lock.withLock {
            entries[key] = Entry(value: value, expiresAt: now() + (ttlMillis ?? self.ttlMillis))
        }
    }

    func invalidate(where predicate: (Key) -> Bool) {
        lock.withLock {
            entries = entries.filter { !predicate($0.key) }
        }
    }

    /// Returns how many entries were dropped.
    @discardableResult
    func purgeExpired() -> Int {
        lock.withLock {
            let before = entries.count
            let instant = now()
            entries = entries.filter { $0.value.expiresAt > instant }
            return before - entries.count
        }
    }
}
