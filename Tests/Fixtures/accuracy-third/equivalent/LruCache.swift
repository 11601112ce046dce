import Foundation

/// Keeps the `capacity` most recently used values in memory.
final class LruCache<Key: Hashable, Value> {
    let capacity: Int

    var onEvict: ((Key, Value) -> Void)?

    private var values: [Key: Value] = [:]
    /// Least recently used key first.
    private var recency: [Key] = []

    init(capacity: Int) {
        precondition(capacity > 0, "capacity must be positive")
        self.capacity = capacity
    }

    var count: Int { values.count }
    var keysOldestFirst: [Key] { recency }

    subscript(key: Key) -> Value? {
        get {
            guard let value = values[key] else { return nil }
            touch(key)
            return value
        }
        set {
            guard let newValue else {
                remove(key)
                return
            }
            values[key] = newValue
            touch(key)
            evictIfNeeded()
        }
    }

    /// Looks a value up without making it more recent.
    func peek(_ key: Key) -> Value? { values[key] }

    @discardableResult
    func remove(_ key: Key) -> Value? {
        recency.removeAll { $0 == key }
        return values.removeValue(forKey: key)
    }

    func removeAll() {
        values.removeAll()
        recency.removeAll()
    }

    private func touch(_ key: Key) {
        recency.removeAll { $0 == key }
        recency.append(key)
    }

    private func evictIfNeeded() {
        guard values.count > capacity else { return }
        let oldest = recency.removeFirst()
        if let evicted = values.removeValue(forKey: oldest) {
            onEvict?(oldest, evicted)
        }
    }
}
