import Foundation

struct AnalyticsEvent: Equatable {
    let name: String
    let properties: [String: String]
    let timestampMillis: Int64
}

protocol AnalyticsTransport {
    func send(_ batch: [AnalyticsEvent]) throws
}

/// Bounded FIFO queue. When it is full, the oldest events are given up.
final class AnalyticsQueue {
    private let transport: AnalyticsTransport
    private let batchSize: Int
    private let capacity: Int
    private let clock: () -> Int64
    private let lock = NSLock()
    private var pending: [AnalyticsEvent] = []
    private var dropped = 0

    init(
        transport: AnalyticsTransport,
        batchSize: Int = 20,
        capacity: Int = 500,
        clock: @escaping () -> Int64
    ) {
        self.transport = transport
        self.batchSize = batchSize
        self.capacity = capacity
        self.clock = clock
    }

    var pendingCount: Int { lock.withLock { pending.count } }
    var droppedCount: Int { lock.withLock { dropped } }

    func track(_ name: String, properties: [String: String] = [:]) {
        guard !name.isEmpty else { return }
        let event = AnalyticsEvent(name: name, properties: properties, timestampMillis: clock())
        let isBatchFull: Bool = lock.withLock {
            pending.append(event)
            trim()
            return pending.count >= batchSize
        }
        if isBatchFull { flush() }
    }

    /// Sends batch after batch until the queue is empty or one fails. Returns the number of events sent.
    @discardableResult
    func flush() -> Int {
        var sent = 0
        while let batch = nextBatch() {
            do {
                try transport.send(batch)
                sent += batch.count
            } catch {
                lock.withLock {
                    pending.insert(contentsOf: batch, at: 0)
                    trim()
                }
                break
            }
        }
        return sent
    }

    private func nextBatch() -> [AnalyticsEvent]? {
        lock.withLock {
            guard !pending.isEmpty else { return nil }
            let batch = Array(pending.prefix(batchSize))
            pending.removeFirst(batch.count)
            return batch
        }
    }

    private func trim() {
        let excess = pending.count - capacity
        guard excess > 0 else { return }
        pending.removeFirst(excess)
        dropped += excess
    }
}
