import Foundation

final class Heartbeat {
    private let socket: Socket
    private let interval: TimeInterval
    private var timer: Timer?

    init(socket: Socket, interval: TimeInterval) {
        self.socket = socket
        self.interval = interval
    }

    func start() {
        stop()
        timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [weak self] _ in
            self?.beat()
        }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    private func beat() {
        socket.send("ping")
    }
}
