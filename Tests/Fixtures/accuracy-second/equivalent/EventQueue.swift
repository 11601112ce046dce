import Foundation

public protocol EventTransport: AnyObject {
    func send(_ events: [AnalyticsEvent], completion: @escaping (Bool) -> Void)
}

/// Buffers events in memory and hands them to the transport in batches.
public final class EventQueue {
    public static let defaultFlushAt = 20
    public static let defaultCapacity = 1_000

    private let transport: EventTransport
    private let flushAt: Int
    private let capacity: Int
    private let lock = NSLock()
    private var pending: [AnalyticsEvent] = []
    private var isFlushing = false

    public init(
        transport: EventTransport,
        flushAt: Int = EventQueue.defaultFlushAt,
        capacity: Int = EventQueue.defaultCapacity
    ) {
        self.transport = transport
        self.flushAt = flushAt
        self.capacity = capacity
    }

    public var count: Int {
        lock.lock()
        defer { lock.unlock() }
        return pending.count
    }

    public func enqueue(_ event: AnalyticsEvent) {
        lock.lock()
        if pending.count >= capacity {
            pending.removeFirst()
        }
        pending.append(event)
        let shouldFlush = pending.count >= flushAt
        lock.unlock()

        if shouldFlush {
            flush()
        }
    }

    public func flush() {
        lock.lock()
        guard !isFlushing, !pending.isEmpty else {
            lock.unlock()
            return
        }
        isFlushing = true
        let batch = Array(pending.prefix(flushAt))
        lock.unlock()

        transport.send(batch) { success in
            self.complete(batch, success: success)
        }
    }

    private func complete(_ batch: [AnalyticsEvent], success: Bool) {
        lock.lock()
        if success {
            let sentIds = Set(batch.map(\.id))
            pending.removeAll { sentIds.contains($0.id) }
        }
        isFlushing = false
        let shouldContinue = success && pending.count >= flushAt
        lock.unlock()

        if shouldContinue {
            flush()
        }
    }
}
