import Foundation

final class AvatarCache {

    struct Entry {
        let url: String
        let bytes: Data
    }

    private let maxBytes: Int
    private var entries: [String: Entry] = [:]
    private var recency: [String] = []
    private(set) var totalBytes = 0

    init(maxBytes: Int = 4 * 1024 * 1024) {
        self.maxBytes = maxBytes
    }

    func entry(for userId: String) -> Entry? {
        guard let entry = entries[userId] else { return nil }
        touch(userId)
        return entry
    }

    func store(_ entry: Entry, for userId: String) {
        guard entry.bytes.count <= maxBytes else { return }
        remove(userId)
        entries[userId] = entry
        recency.append(userId)
        totalBytes += entry.bytes.count
        trim()
    }

    func remove(_ userId: String) {
        guard let existing = entries.removeValue(forKey: userId) else { return }
        recency.removeAll { $0 == userId }
        totalBytes -= existing.bytes.count
    }

    func removeAll() {
        entries.removeAll()
        recency.removeAll()
        totalBytes = 0
    }

    private func touch(_ userId: String) {
        recency.removeAll { $0 == userId }
        recency.append(userId)
    }

    private func trim() {
        while totalBytes > maxBytes, let oldest = recency.first {
            remove(oldest)
        }
    }
}
