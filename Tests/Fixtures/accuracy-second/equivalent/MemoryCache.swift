import Foundation

final class MemoryCache<Key: Hashable, Value> {
    private struct Entry {
        let value: Value
        let expiresAt: Date
    }

    private let capacity: Int
    private let timeToLive: TimeInterval
    private let now: () -> Date
    private let lock = NSLock()
    private var entries: [Key: Entry] = [:]
    private var recency: [Key] = []

    init(capacity: Int = 100, timeToLive: TimeInterval = 300, now: @escaping () -> Date = Date.init) {
        precondition(capacity > 0, "capacity must be positive")
        self.capacity = capacity
        self.timeToLive = timeToLive
        self.now = now
    }

    var count: Int {
        lock.lock()
        defer { lock.unlock() }
        return entries.count
    }

    func value(for key: Key) -> Value? {
        lock.lock()
        defer { lock.unlock() }
        guard let entry = entries[key] else { return nil }
        guard entry.expiresAt > now() else {
            drop(key)
            return nil
        }
        touch(key)
        return entry.value
    }

    func set(_ value: Value, for key: Key) {
        lock.lock()
        defer { lock.unlock() }
        entries[key] = Entry(value: value, expiresAt: now().addingTimeInterval(timeToLive))
        touch(key)
        while entries.count > capacity, let eldest = recency.first {
            drop(eldest)
        }
    }

    func removeValue(for key: Key) {
        lock.lock()
        defer { lock.unlock() }
        drop(key)
    }

    func removeExpired() {
        lock.lock()
        defer { lock.unlock() }
        let reference = now()
        for (key, entry) in entries where entry.expiresAt <= reference {
            drop(key)
        }
    }

    func removeAll() {
        lock.lock()
        defer { lock.unlock() }
        entries.removeAll()
        recency.removeAll()
    }

    private func touch(_ key: Key) {
        recency.removeAll { $0 == key }
        recency.append(key)
    }

    private func drop(_ key: Key) {
        entries[key] = nil
        recency.removeAll { $0 == key }
    }
}
