//
//  BlobCache.swift
//  Gallery
//

import Foundation

/// Thread-safe in-memory LRU cache, bounded by the summed size of its blobs.
final class BlobCache {
    private let costLimit: Int
    private let lock = NSLock()
    private var blobs: [String: Data] = [:]
    private var recency: [String] = []      // least recently used first
    private var cost = 0

    init(costLimit: Int) {
        self.costLimit = costLimit
    }

    var totalCost: Int {
        lock.lock()
        defer { lock.unlock() }
        return cost
    }

    func blob(for key: String) -> Data? {
        lock.lock()
        defer { lock.unlock() }
        guard let blob = blobs[key] else { return nil }
        recency.removeAll { $0 == key }
        recency.append(key)
        return blob
    }

    func store(_ blob: Data, for key: String) {
        lock.lock()
        defer { lock.unlock() }
        discard(key)
        guard blob.count <= costLimit else { return }
        blobs[key] = blob
        recency.append(key)
        cost += blob.count
        evict(downTo: costLimit)
    }

    func remove(_ key: String) {
        lock.lock()
        defer { lock.unlock() }
        discard(key)
    }

    /// Called on memory pressure: keeps at most half of the budget.
    func trim() {
        lock.lock()
        defer { lock.unlock() }
        evict(downTo: costLimit / 2)
    }

    private func discard(_ key: String) {
        guard let old = blobs.removeValue(forKey: key) else { return }
        recency.removeAll { $0 == key }
        cost -= old.count
    }

    private func evict(downTo limit: Int) {
        while cost > limit, let oldest = recency.first {
            discard(oldest)
        }
    }
}
