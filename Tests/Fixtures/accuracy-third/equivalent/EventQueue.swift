import Foundation

public struct QueuedEvent: Equatable {
    public enum Priority { case low, normal, critical }

    public let id: String
    public let priority: Priority

    public init(id: String, priority: Priority = .normal) {
        self.id = id
        self.priority = priority
    }
}

/// Bounded FIFO. When it is full the oldest low-priority event has to leave,
/// or simply the oldest one if there is nothing of low priority.
public final class EventQueue {
    private let capacity: Int
    private let lock = NSLock()
    private var items: [QueuedEvent] = []

    public init(capacity: Int = 1_000) {
        precondition(capacity > 0, "capacity must be positive")
        self.capacity = capacity
    }

    public var count: Int { locked { items.count } }

    /// - Returns: the event that was evicted to make room, if any.
    @discardableResult
    public func enqueue(_ event: QueuedEvent) -> QueuedEvent? {
        locked {
            defer { items.append(event) }
            guard items.count >= capacity else { return nil }
            let victim = items.firstIndex { $0.priority == .low } ?? items.startIndex
            return items.remove(at: victim)
        }
    }

    public func drain(upTo limit: Int) -> [QueuedEvent] {
        locked {
            let batch = Array(items.prefix(max(limit, 0)))
            items.removeFirst(batch.count)
            return batch
        }
    }

    /// Puts a failed batch back to the front, keeping its newest events if space is short.
    public func requeue(_ batch: [QueuedEvent]) {
        locked {
            let free = capacity - items.count
            items.insert(contentsOf: batch.suffix(free), at: 0)
        }
    }

    private func locked<T>(_ body: () -> T) -> T {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}
