import Foundation

struct PinAttempts: Equatable {
    var failures: Int
    var lastFailure: Date?

    static let none = PinAttempts(failures: 0, lastFailure: nil)
}

protocol PinAttemptStorage: AnyObject {
    var attempts: PinAttempts { get set }
}

final class PinLockoutPolicy {

    enum State: Equatable {
        case ready(remaining: Int)
        case locked(seconds: Int)
        case wiped
    }

    private static let maximumFailures = 7

    private let storage: PinAttemptStorage
    private let now: () -> Date
    private let wipe: () -> Void

    init(storage: PinAttemptStorage, now: @escaping () -> Date, wipe: @escaping () -> Void) {
        self.storage = storage
        self.now = now
        self.wipe = wipe
    }

    var state: State {
        let attempts = storage.attempts
        guard attempts.failures < Self.maximumFailures else { return .wiped }
        let left = secondsLeft(attempts)
        if left > 0 { return .locked(seconds: left) }
        return .ready(remaining: Self.maximumFailures - attempts.failures)
    }

    @discardableResult
    func recordFailure() -> State {
        // Attempts made while locked don't count.
        guard case .ready = state else { return state }
        storage.attempts = PinAttempts(failures: storage.attempts.failures + 1, lastFailure: now())
        if storage.attempts.failures == Self.maximumFailures {
            wipe()
        }
        return state
    }

    func recordSuccess() {
        guard case .ready = state else { return }
        storage.attempts = .none
    }

    func message(for state: State) -> String? {
        switch state {
        case .wiped:
            return "Too many attempts. Please sign in again."
        case .locked(let seconds) where seconds < 60:
            return "Try again in \(seconds) s"
        case .locked(let seconds):
            return "Try again in \((seconds + 59) / 60) min"
        case .ready(remaining: 1):
            return "Last attempt"
        case .ready(let remaining) where remaining <= 3:
            return "\(remaining) attempts left"
        case .ready:
            return nil
        }
    }

    private func secondsLeft(_ attempts: PinAttempts) -> Int {
        guard let last = attempts.lastFailure else { return 0 }
        let wait = Self.wait(afterFailures: attempts.failures)
        // A clock set back must not lock the user out any longer than the full wait.
        let elapsed = max(0, now().timeIntervalSince(last))
        return max(0, wait - Int(elapsed))
    }

    private static func wait(afterFailures failures: Int) -> Int {
        switch failures {
        case ..<3: return 0
        case 3: return 30
        case 4: return 60
        case 5: return 300
        default: return 1800
        }
    }
}
