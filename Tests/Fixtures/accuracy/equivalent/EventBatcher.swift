import Foundation

struct TrackedEvent: Equatable {
    let name: String
    let properties: [String: String]
    let timestampMs: Int
    let isUrgent: Bool
}

protocol EventTransport: AnyObject {
    /// Calls back exactly once, on the queue the batcher lives on.
    func send(_ batch: [TrackedEvent], completion: @escaping (Bool) -> Void)
}

/// Collects events and ships them in batches. Not thread safe: use it from one serial queue.
final class EventBatcher {
    private let transport: EventTransport
    private let batchSize: Int
    private let bufferLimit: Int
    private let flushIntervalMs: Int

    private var buffer: [TrackedEvent] = []
    private var inFlight = 0
    private var lastFlushMs = 0
    private(set) var droppedCount = 0
    private(set) var isEnabled = true

    var pendingCount: Int { buffer.count }

    init(transport: EventTransport, batchSize: Int = 20, bufferLimit: Int = 500, flushIntervalMs: Int = 30_000) {
        precondition(batchSize > 0 && bufferLimit >= batchSize)
        self.transport = transport
        self.batchSize = batchSize
        self.bufferLimit = bufferLimit
        self.flushIntervalMs = flushIntervalMs
    }

    func track(_ event: TrackedEvent) {
        guard isEnabled else { return }
        buffer.append(event)
        trimToLimit()
        if event.isUrgent || buffer.count >= batchSize {
            flush(nowMs: event.timestampMs)
        }
    }

    func tick(nowMs: Int) {
        if nowMs - lastFlushMs >= flushIntervalMs {
            flush(nowMs: nowMs)
        }
    }

    func flush(nowMs: Int) {
        guard inFlight == 0, !buffer.isEmpty else { return }
        lastFlushMs = nowMs
        let batch = Array(buffer.prefix(batchSize))
        inFlight = batch.count
        transport.send(batch) { [weak self] success in
            self?.finish(success, nowMs: nowMs)
        }
    }

    /// Opting out forgets everything that has not been sent.
    func setEnabled(_ enabled: Bool) {
        isEnabled = enabled
        if !enabled {
            buffer.removeAll()
            inFlight = 0
        }
    }

    private func finish(_ success: Bool, nowMs: Int) {
        let sent = min(inFlight, buffer.count)
        inFlight = 0
        guard success else { return }
        buffer.removeFirst(sent)
        if buffer.count >= batchSize {
            flush(nowMs: nowMs)
        }
    }

    /// The oldest events go, but never those which are on their way.
    private func trimToLimit() {
        while buffer.count > bufferLimit {
            buffer.remove(at: inFlight)
            droppedCount += 1
        }
    }
}
