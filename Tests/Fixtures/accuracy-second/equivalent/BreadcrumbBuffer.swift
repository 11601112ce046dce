import Foundation

public enum BreadcrumbLevel: String, Codable {
    case debug, info, warning, error
}

public struct Breadcrumb: Equatable {
    public let timestamp: Date
    public let category: String
    public let message: String
    public let level: BreadcrumbLevel
    public let data: [String: String]

    public init(
        category: String,
        message: String,
        level: BreadcrumbLevel = .info,
        data: [String: String] = [:],
        timestamp: Date = Date()
    ) {
        self.timestamp = timestamp
        self.category = category
        self.message = message
        self.level = level
        self.data = data
    }
}

public final class BreadcrumbBuffer {
    public typealias Filter = (Breadcrumb) -> Breadcrumb?

    private let capacity: Int
    private let beforeAdd: Filter?
    private let lock = NSLock()
    private var storage: [Breadcrumb?]
    private var head = 0
    private var size = 0

    public init(capacity: Int = 100, beforeAdd: Filter? = nil) {
        precondition(capacity > 0, "capacity must be positive")
        self.capacity = capacity
        self.beforeAdd = beforeAdd
        self.storage = Array(repeating: nil, count: capacity)
    }

    public func add(_ breadcrumb: Breadcrumb) {
        var accepted = breadcrumb
        if let beforeAdd = beforeAdd {
            guard let filtered = beforeAdd(breadcrumb) else { return }
            accepted = filtered
        }
        lock.lock()
        defer { lock.unlock() }
        storage[(head + size) % capacity] = accepted
        if size < capacity {
            size += 1
        } else {
            head = (head + 1) % capacity
        }
    }

    /// Oldest first.
    public func snapshot() -> [Breadcrumb] {
        lock.lock()
        defer { lock.unlock() }
        return (0..<size).compactMap { storage[(head + $0) % capacity] }
    }

    public func clear() {
        lock.lock()
        defer { lock.unlock() }
        storage = Array(repeating: nil, count: capacity)
        head = 0
        size = 0
    }
}
