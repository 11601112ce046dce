import Foundation

protocol SocketTransport: AnyObject {
    var onOpen: (() -> Void)? { get set }
    var onText: ((String) -> Void)? { get set }
    var onClose: ((Int) -> Void)? { get set }
    func connect()
    func send(_ text: String)
    func close(code: Int)
}

final class ReconnectingSocket {
    enum State: Equatable {
        case disconnected
        case connecting(attempt: Int)
        case connected
    }

    private let transport: SocketTransport
    private let scheduler: Scheduler
    private let maxAttempts: Int
    private var outbox: [String] = []
    private var retry: Cancellation?
    private var attempt = 0

    var onMessage: ((String) -> Void)?
    var onStateChange: ((State) -> Void)?

    private(set) var state: State = .disconnected {
        didSet {
            if state != oldValue { onStateChange?(state) }
        }
    }

    init(transport: SocketTransport, scheduler: Scheduler, maxAttempts: Int = 6) {
        self.transport = transport
        self.scheduler = scheduler
        self.maxAttempts = maxAttempts
        transport.onOpen = { [weak self] in self?.handleOpen() }
        transport.onText = { [weak self] text in self?.onMessage?(text) }
        transport.onClose = { [weak self] code in self?.handleClose(code) }
    }

    func open() {
        guard state == .disconnected else { return }
        attempt = 1
        state = .connecting(attempt: attempt)
        transport.connect()
    }

    func send(_ text: String) {
        if state == .connected {
            transport.send(text)
        } else {
            outbox.append(text)
        }
    }

    func close() {
        retry?.cancel()
        retry = nil
        outbox.removeAll()
        state = .disconnected
        transport.close(code: 1000)
    }

    private func handleOpen() {
        attempt = 0
        state = .connected
        let queued = outbox
        outbox.removeAll()
        queued.forEach(transport.send)
    }

    private func handleClose(_ code: Int) {
        guard state != .disconnected else { return }
        guard code != 1000, code != 4001, attempt < maxAttempts else {
            state = .disconnected
            return
        }
        attempt += 1
        state = .connecting(attempt: attempt)
        let seconds = min(1 << min(attempt - 1, 5), 30)
        retry = scheduler.schedule(after: TimeInterval(seconds)) { [weak self] in
            self?.transport.connect()
        }
    }
}
