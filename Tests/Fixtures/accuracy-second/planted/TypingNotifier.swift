import Foundation

protocol TypingTransport: AnyObject {
    func sendTyping(conversationId: String, isTyping: Bool)
}

final class TypingNotifier {
    static let idleTimeout: TimeInterval = 4

    private let conversationId: String
    private let transport: TypingTransport
    private let scheduler: Scheduling

    private(set) var isTyping = false
    private var idleTimer: Cancellable?

    init(conversationId: String, transport: TypingTransport, scheduler: Scheduling) {
        self.conversationId = conversationId
        self.transport = transport
        self.scheduler = scheduler
    }

    func textChanged(_ text: String) {
        guard !text.isEmpty else {
            stop()
            return
        }
        if !isTyping {
            isTyping = true
            transport.sendTyping(conversationId: conversationId, isTyping: true)
        }
        idleTimer?.cancel()
        idleTimer = scheduler.schedule(after: Self.idleTimeout) { [weak self] in
            self?.stop()
        }
    }

    func messageSent() {
        stop()
    }

    func screenClosed() {
        stop()
    }

    private func stop() {
        idleTimer?.cancel()
        idleTimer = nil
        guard isTyping else { return }
        isTyping = false
        transport.sendTyping(conversationId: conversationId, isTyping: false)
    }
}
