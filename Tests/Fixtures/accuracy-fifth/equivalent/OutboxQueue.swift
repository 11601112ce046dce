import Foundation

struct OutgoingMessage: Equatable {
    enum State { case queued, sending, failed }

    let localID: String
    let text: String
    var state: State = .queued
    var attempts = 0
}

protocol OutboxQueueDelegate: AnyObject {
    func outboxQueue(_ queue: OutboxQueue, didUpdate message: OutgoingMessage)
    func outboxQueueDidDrain(_ queue: OutboxQueue)
}

/// Sends one message at a time, in the order of writing. Main thread only.
final class OutboxQueue {
    private static let maxAttempts = 3

    weak var delegate: OutboxQueueDelegate?
    private(set) var messages: [OutgoingMessage] = []

    func enqueue(localID: String, text: String) {
        guard !messages.contains(where: { $0.localID == localID }) else { return }
        let message = OutgoingMessage(localID: localID, text: text)
        messages.append(message)
        delegate?.outboxQueue(self, didUpdate: message)
    }

    /// The message to hand to the transport now, if any.
    func startNext() -> OutgoingMessage? {
        guard
            !messages.contains(where: { $0.state == .sending }),
            let next = messages.first(where: { $0.state == .queued })
        else { return nil }
        return update(next.localID) {
            $0.state = .sending
            $0.attempts += 1
        }
    }

    func didSend(_ localID: String) {
        guard let index = messages.firstIndex(where: { $0.localID == localID }) else { return }
        messages.remove(at: index)
        if messages.isEmpty {
            delegate?.outboxQueueDidDrain(self)
        }
    }

    func didFail(_ localID: String) {
        update(localID) {
            $0.state = $0.attempts < Self.maxAttempts ? .queued : .failed
        }
    }

    func retryFailed() {
        let failed = messages.filter { $0.state == .failed }
        for message in failed {
            update(message.localID) {
                $0.state = .queued
                $0.attempts = 0
            }
        }
    }

    @discardableResult
    private func update(_ localID: String, _ change: (inout OutgoingMessage) -> Void) -> OutgoingMessage? {
        guard let index = messages.firstIndex(where: { $0.localID == localID }) else { return nil }
        change(&messages[index])
        let updated = messages[index]
        delegate?.outboxQueue(self, didUpdate: updated)
        return updated
    }
}
