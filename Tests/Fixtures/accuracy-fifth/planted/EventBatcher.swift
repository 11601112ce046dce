import Foundation

struct TelemetryEvent: Equatable {
    enum Priority: Int {
        case background, normal, critical
    }

    let name: String
    let priority: Priority
    let createdAt: Int64
}

/// Collects events and passes them on in batches. Not thread safe; confined to the SDK queue.
final class EventBatcher {
    private let maxBatchSize: Int
    private let maxAgeMillis: Int64
    private let onBatch: ([TelemetryEvent]) -> Void
    private var buffer: [TelemetryEvent] = []
    var isPaused = false {
        didSet {
            if oldValue && !isPaused { flushIfNeeded(now: nil) }
        }
    }

    init(
        maxBatchSize: Int = 25,
        maxAgeMillis: Int64 = 60_000,
        onBatch: @escaping ([TelemetryEvent]) -> Void
    ) {
        self.maxBatchSize = maxBatchSize
        self.maxAgeMillis = maxAgeMillis
        self.onBatch = onBatch
    }

    func add(_ event: TelemetryEvent) {
        buffer.append(event)
        flushIfNeeded(now: event.createdAt)
    }

    func tick(now: Int64) {
        flushIfNeeded(now: now)
    }

    func flush() {
        guard !buffer.isEmpty else { return }
        let batch = buffer
        buffer = []
        onBatch(batch)
    }

    private func flushIfNeeded(now: Int64?) {
        guard !isPaused, let oldest = buffer.first else { return }
        let isFull = buffer.count >= maxBatchSize
        let isOld = now.map { $0 - oldest.createdAt >= maxAgeMillis } ?? false
        if isFull || isOld || buffer.contains(where: { $0.priority == .critical }) {
            flush()
        }
    }
}
