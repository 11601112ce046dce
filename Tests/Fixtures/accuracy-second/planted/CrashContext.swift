import Foundation

public final class CrashContext {
    public static let maxTags = 32

    private let lock = NSLock()
    private var trail: [String] = []
    private var tags: [String: String] = [:]
    private let limit: Int

    public init(limit: Int = 50) {
        self.limit = limit
    }

    public func leave(_ message: String) {
        lock.lock()
        defer { lock.unlock() }
        trail.append(message)
        if trail.count > limit {
            trail.removeFirst(trail.count - limit)
        }
    }

    public func setTag(_ key: String, _ value: String?) {
        lock.lock()
        defer { lock.unlock() }
        guard let value = value else {
            tags[key] = nil
            return
        }
        guard tags[key] != nil || tags.count < Self.maxTags else { return }
        tags[key] = value
    }

    public func report(for error: String) -> CrashReport {
        lock.lock()
        defer { lock.unlock() }
        return CrashReport(error: error, breadcrumbs: trail, tags: tags)
    }

    public func clear() {
        lock.lock()
        defer { lock.unlock() }
        trail.removeAll()
        tags.removeAll()
    }
}
