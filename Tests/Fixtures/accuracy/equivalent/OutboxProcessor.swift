import Foundation

struct OutboxEntry: Equatable {
    enum Kind { case create, update, delete }

    let id: Int
    let kind: Kind
    let entityId: String
    let payload: [String: String]
    var attempts = 0
}

enum SendError: Error {
    case rejected(reason: String)
    case unavailable
}

struct OutboxReport: Equatable {
    var sent: [Int] = []
    var dropped: [Int: String] = [:]
    var stoppedEarly = false
}

protocol OutboxTransport {
    func send(_ entry: OutboxEntry) async throws
}

@MainActor
final class OutboxProcessor {
    static let maximumAttempts = 5

    private(set) var queue: [OutboxEntry] = []

    private let transport: OutboxTransport
    private var nextId = 1
    private var isFlushing = false
    private var inFlightId: Int?

    init(transport: OutboxTransport) {
        self.transport = transport
    }

    func enqueue(_ kind: OutboxEntry.Kind, entityId: String, payload: [String: String] = [:]) {
        // An entry that is being sent can no longer be changed.
        let pending = queue.lastIndex { $0.entityId == entityId && $0.id != inFlightId }

        if let index = pending {
            let old = queue[index]
            switch (old.kind, kind) {
            case (.create, .update), (.update, .update):
                queue[index] = OutboxEntry(
                    id: old.id,
                    kind: old.kind,
                    entityId: entityId,
                    payload: old.payload.merging(payload) { _, new in new }
                )
                return
            case (.create, .delete):
                queue.remove(at: index)
                return
            case (.update, .delete):
                queue.remove(at: index)
            case (.delete, .delete):
                return
            default:
                break
            }
        }
        queue.append(OutboxEntry(id: nextId, kind: kind, entityId: entityId, payload: payload))
        nextId += 1
    }

    func flush() async throws -> OutboxReport {
        var report = OutboxReport()
        guard !isFlushing else { return report }
        isFlushing = true
        defer {
            isFlushing = false
            inFlightId = nil
        }

        while let entry = queue.first {
            inFlightId = entry.id
            do {
                try await transport.send(entry)
                queue.removeFirst()
                report.sent.append(entry.id)
            } catch SendError.rejected(let reason) {
                queue.removeFirst()
                report.dropped[entry.id] = reason
            } catch SendError.unavailable {
                queue[0].attempts += 1
                guard queue[0].attempts >= Self.maximumAttempts else {
                    report.stoppedEarly = true
                    return report
                }
                queue.removeFirst()
                report.dropped[entry.id] = "Gave up after \(Self.maximumAttempts) attempts"
            }
        }
        return report
    }
}
