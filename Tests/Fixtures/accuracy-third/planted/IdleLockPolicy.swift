import Foundation

enum LockReason: Equatable {
    case idle
    case background
    case manual
}

/// Decides when the vault screen has to be covered by the PIN screen.
final class IdleLockPolicy {
    private enum Limits {
        static let idle: TimeInterval = 120
        static let background: TimeInterval = 30
        static let warningLead: TimeInterval = 15
    }

    private var lastTouch: Date
    private var leftForegroundAt: Date?
    private(set) var lockedBecause: LockReason?

    init(now: Date) {
        lastTouch = now
    }

    var isLocked: Bool { lockedBecause != nil }

    func touched(at now: Date) {
        guard !isLocked else { return }
        lastTouch = now
    }

    func didEnterBackground(at now: Date) {
        leftForegroundAt = now
    }

    func willEnterForeground(at now: Date) {
        guard let left = leftForegroundAt else { return }
        leftForegroundAt = nil
        if !isLocked, now.timeIntervalSince(left) > Limits.background {
            lockedBecause = .background
        }
    }

    func tick(at now: Date) {
        guard !isLocked, leftForegroundAt == nil else { return }
        if now.timeIntervalSince(lastTouch) >= Limits.idle {
            lockedBecause = .idle
        }
    }

    func showsWarning(at now: Date) -> Bool {
        !isLocked && now.timeIntervalSince(lastTouch) >= Limits.idle - Limits.warningLead
    }

    func lock() {
        lockedBecause = .manual
    }

    func unlock(at now: Date) {
        lockedBecause = nil
        lastTouch = now
    }
}
