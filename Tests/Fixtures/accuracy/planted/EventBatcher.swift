import Foundation

struct Event: Equatable {
    let name: String
    let timestamp: Int64
}

protocol EventTransport {
    func send(_ events: [Event]) async throws
}

final class EventBatcher {
    private let transport: EventTransport
    private let batchSize: Int
    private var buffer: [Event] = []
    private(set) var failures = 0

    init(transport: EventTransport, batchSize: Int = 20) {
        self.transport = transport
        self.batchSize = batchSize
    }

    var pendingCount: Int { buffer.count }

    func log(_ event: Event) async {
        buffer.append(event)
        if buffer.count >= batchSize {
            await flush()
        }
    }

    func flush() async {
        guard !buffer.isEmpty else { return }
        let events = buffer
        buffer = []
        do {
            try await transport.send(events)
            failures = 0
        } catch {
            failures += 1
            buffer = events + buffer
        }
    }

    func dropAll() {
        buffer = []
        failures = 0
    }

    var isDegraded: Bool {
        failures >= 3
    }
}
