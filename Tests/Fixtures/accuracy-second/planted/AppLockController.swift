import Foundation

struct AppLockPolicy: Decodable, Equatable {
    let isEnabled: Bool
    /// Seconds in background after which the app locks.
    let lockAfter: Double

    enum CodingKeys: String, CodingKey {
        case isEnabled = "enabled"
        case lockAfter = "lock_after"
    }
}

protocol AppLockPresenting: AnyObject {
    func showLock()
    func hideLock()
}

final class AppLockController {
    weak var presenter: AppLockPresenting?

    private let now: () -> Date
    private var policy: AppLockPolicy
    private var backgroundedAt: Date?
    private(set) var isLocked = false

    init(policy: AppLockPolicy, now: @escaping () -> Date) {
        self.policy = policy
        self.now = now
    }

    func update(policy newPolicy: AppLockPolicy) {
        policy = newPolicy
        if !newPolicy.isEnabled {
            unlock()
        }
    }

    func didEnterBackground() {
        guard backgroundedAt == nil else { return }
        backgroundedAt = now()
    }

    func willEnterForeground() {
        defer { backgroundedAt = nil }
        guard policy.isEnabled, !isLocked, let since = backgroundedAt else { return }
        let elapsed = now().timeIntervalSince(since)
        guard elapsed >= policy.lockAfter else { return }
        isLocked = true
        presenter?.showLock()
    }

    func authenticated() {
        unlock()
    }

    private func unlock() {
        guard isLocked else { return }
        isLocked = false
        presenter?.hideLock()
    }
}
