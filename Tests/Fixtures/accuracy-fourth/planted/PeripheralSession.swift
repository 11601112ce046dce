import Foundation

protocol PeripheralSessionDelegate: AnyObject {
    func session(_ session: PeripheralSession, didReceiveFrame frame: [UInt8])
    func session(_ session: PeripheralSession, didDropWrites count: Int)
}

/// Sends one write at a time and cuts the incoming stream into frames that end with a line feed.
final class PeripheralSession {
    private static let delimiter: UInt8 = 0x0A

    weak var delegate: PeripheralSessionDelegate?

    private let transmit: ([UInt8]) -> Void
    private var outbox: [[UInt8]] = []
    private var inbox: [UInt8] = []
    private var awaitingAck = false
    private(set) var isConnected = false

    init(transmit: @escaping ([UInt8]) -> Void) {
        self.transmit = transmit
    }

    func write(_ bytes: [UInt8]) {
        outbox.append(bytes)
        sendNext()
    }

    func didConnect() {
        isConnected = true
        sendNext()
    }

    func didAcknowledge() {
        awaitingAck = false
        sendNext()
    }

    func didReceive(_ chunk: [UInt8]) {
        inbox += chunk
        while let end = inbox.firstIndex(of: Self.delimiter) {
            let frame = Array(inbox[..<end])
            inbox.removeSubrange(...end)
            if !frame.isEmpty {
                delegate?.session(self, didReceiveFrame: frame)
            }
        }
    }

    func didDisconnect() {
        isConnected = false
        awaitingAck = false
        let dropped = outbox.count
        outbox.removeAll()
        if dropped > 0 {
            delegate?.session(self, didDropWrites: dropped)
        }
    }

    private func sendNext() {
        guard isConnected, !awaitingAck, !outbox.isEmpty else { return }
        awaitingAck = true
        transmit(outbox.removeFirst())
    }
}
