import Foundation

public protocol PulseClient: AnyObject {
    func track(_ name: String, properties: [String: String])
    func screen(_ name: String)
    func flush()
}

/// Entry point of the SDK. Calls made before `start` are kept and replayed.
public enum Pulse {
    private static let maxPending = 50
    private static let lock = NSLock()
    private static var client: PulseClient?
    private static var pending: [(PulseClient) -> Void] = []

    public static var isStarted: Bool {
        lock.lock()
        defer { lock.unlock() }
        return client != nil
    }

    /// - Returns: `false` when the SDK is running already, the new client is ignored then.
    @discardableResult
    public static func start(with newClient: PulseClient) -> Bool {
        lock.lock()
        guard client == nil else {
            lock.unlock()
            return false
        }
        client = newClient
        let replay = pending
        pending = []
        lock.unlock()

        replay.forEach { $0(newClient) }
        return true
    }

    public static func track(_ name: String, properties: [String: String] = [:]) {
        perform { $0.track(name, properties: properties) }
    }

    public static func screen(_ name: String) {
        perform { $0.screen(name) }
    }

    public static func stop() {
        lock.lock()
        let stopped = client
        client = nil
        lock.unlock()
        stopped?.flush()
    }

    private static func perform(_ action: @escaping (PulseClient) -> Void) {
        lock.lock()
        let target = client
        if target == nil, pending.count < maxPending {
            pending.append(action)
        }
        lock.unlock()
        if let target { action(target) }
    }
}
