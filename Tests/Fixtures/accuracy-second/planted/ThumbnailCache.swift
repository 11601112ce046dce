import Foundation

struct Thumbnail {
    let key: String
    let bytes: Data
}

final class ThumbnailCache {
    private let byteLimit: Int
    private let lock = NSLock()
    private var items: [String: Thumbnail] = [:]
    private var order: [String] = []
    private var byteCount = 0

    init(byteLimit: Int = 8 * 1024 * 1024) {
        self.byteLimit = byteLimit
    }

    func get(_ key: String) -> Thumbnail? {
        lock.lock()
        defer { lock.unlock() }
        guard let item = items[key] else { return nil }
        order.removeAll { $0 == key }
        order.append(key)
        return item
    }

    func put(_ thumbnail: Thumbnail) {
        lock.lock()
        defer { lock.unlock() }
        evict(thumbnail.key)
        guard thumbnail.bytes.count <= byteLimit else { return }
        items[thumbnail.key] = thumbnail
        order.append(thumbnail.key)
        byteCount += thumbnail.bytes.count
        while byteCount > byteLimit, let oldest = order.first {
            evict(oldest)
        }
    }

    func clear() {
        lock.lock()
        defer { lock.unlock() }
        items.removeAll()
        order.removeAll()
        byteCount = 0
    }

    private func evict(_ key: String) {
        guard let removed = items.removeValue(forKey: key) else { return }
        order.removeAll { $0 == key }
        byteCount -= removed.bytes.count
    }
}
