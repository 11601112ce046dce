import Foundation

struct TrackedEvent: Codable, Equatable {
    let name: String
    let properties: [String: String]
    let timestamp: Int64
}

actor EventBatcher {
    private let endpoint: EventEndpoint
    private let batchSize: Int
    private let bufferLimit: Int
    private var buffer: [TrackedEvent] = []
    private var isSending = false
    private(set) var droppedEvents = 0

    init(endpoint: EventEndpoint, batchSize: Int = 20, bufferLimit: Int = 500) {
        self.endpoint = endpoint
        self.batchSize = batchSize
        self.bufferLimit = bufferLimit
    }

    func track(_ event: TrackedEvent) async throws {
        buffer.append(event)
        trim()
        if buffer.count >= batchSize {
            try await flush()
        }
    }

    func flush() async throws {
        guard !isSending else { return }
        isSending = true
        defer { isSending = false }

        while !buffer.isEmpty {
            let batch = Array(buffer.prefix(batchSize))
            buffer.removeFirst(batch.count)
            do {
                try await endpoint.send(batch)
            } catch let error as EndpointError {
                if error.isRetryable {
                    buffer.insert(contentsOf: batch, at: 0)
                    trim()
                } else {
                    droppedEvents += batch.count
                }
                return
            }
        }
    }

    private func trim() {
        let overflow = buffer.count - bufferLimit
        guard overflow > 0 else { return }
        buffer.removeFirst(overflow)
        droppedEvents += overflow
    }
}
