import Foundation

struct HostHealth {
    var consecutiveFailures = 0
    var pausedUntilMillis: Int64 = 0
}

final class HostHealthRegistry {
    private static let failureLimit = 3
    private static let pauseMillis: Int64 = 45_000

    private let nowMillis: () -> Int64
    private let lock = NSLock()
    private var hosts: [String: HostHealth] = [:]

    init(nowMillis: @escaping () -> Int64) {
        self.nowMillis = nowMillis
    }

    func register(_ host: String) {
        lock.lock()
        defer { lock.unlock() }
        if hosts[host] == nil {
            hosts[host] = HostHealth()
        }
    }

    func isAvailable(_ host: String) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard let health = hosts[host] else { return false }
        return health.pausedUntilMillis <= nowMillis()
    }

    func reportSuccess(_ host: String) {
        lock.lock()
        defer { lock.unlock() }
        guard hosts[host] != nil else { return }
        hosts[host] = HostHealth()
    }

    func reportFailure(_ host: String) {
        lock.lock()
        defer { lock.unlock() }
        guard var health = hosts[host] else { return }
        health.consecutiveFailures += 1
        if health.consecutiveFailures >= Self.failureLimit {
            health.pausedUntilMillis = nowMillis() + Self.pauseMillis
            health.consecutiveFailures = 0
        }
    }

    func firstAvailable(_ candidates: [String]) -> String? {
        candidates.first { isAvailable($0) }
    }
}
