import Foundation

struct AnalyticsEvent: Equatable {
    let name: String
    let timestampMs: Int64
    var properties: [String: String] = [:]
}

/// Collects events and hands them over in batches; when nothing can be sent the oldest ones are given up.
final class EventBatcher {
    typealias Sender = ([AnalyticsEvent]) throws -> Void

    struct Config {
        var batchSize = 20
        var maxBuffered = 500
        var maxAgeMs: Int64 = 30_000
    }

    private let config: Config
    private let send: Sender
    private var buffer: [AnalyticsEvent] = []
    private(set) var droppedCount = 0

    init(config: Config = Config(), send: @escaping Sender) {
        precondition(config.batchSize > 0)
        self.config = config
        self.send = send
    }

    var pendingCount: Int { buffer.count }

    func track(_ event: AnalyticsEvent) {
        buffer.append(event)
        dropOverflow()
        if isDue(nowMs: event.timestampMs) {
            flush()
        }
    }

    /// Sends until the buffer is empty or a batch fails; returns the number of events sent.
    @discardableResult
    func flush() -> Int {
        var sent = 0
        while !buffer.isEmpty {
            let batch = Array(buffer.prefix(config.batchSize))
            do {
                try send(batch)
            } catch {
                return sent
            }
            buffer.removeFirst(batch.count)
            sent += batch.count
        }
        return sent
    }

    private func isDue(nowMs: Int64) -> Bool {
        guard let oldest = buffer.first else { return false }
        return buffer.count >= config.batchSize || nowMs - oldest.timestampMs >= config.maxAgeMs
    }

    private func dropOverflow() {
        let overflow = buffer.count - config.maxBuffered
        guard overflow > 0 else { return }
        buffer.removeFirst(overflow)
        droppedCount += overflow
    }
}
