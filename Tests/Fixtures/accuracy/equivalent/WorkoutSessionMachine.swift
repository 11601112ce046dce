import Foundation

enum WorkoutPhase: Equatable {
    case idle
    case active(since: Date, banked: TimeInterval)
    case paused(banked: TimeInterval, automatic: Bool)
    case ended(total: TimeInterval)
}

protocol WorkoutSessionListener: AnyObject {
    func workoutDidMove(from old: WorkoutPhase, to new: WorkoutPhase)
}

final class WorkoutSessionMachine {
    weak var listener: WorkoutSessionListener?

    private(set) var phase: WorkoutPhase = .idle
    private(set) var pauseCount = 0
    private let now: () -> Date

    init(now: @escaping () -> Date = Date.init) {
        self.now = now
    }

    var elapsed: TimeInterval {
        switch phase {
        case .idle: return 0
        case let .active(since, banked): return banked + max(0, now().timeIntervalSince(since))
        case let .paused(banked, _): return banked
        case let .ended(total): return total
        }
    }

    func start() {
        guard phase == .idle else { return }
        pauseCount = 0
        move(to: .active(since: now(), banked: 0))
    }

    func pause(automatic: Bool = false) {
        switch phase {
        case .active:
            pauseCount += 1
            move(to: .paused(banked: elapsed, automatic: automatic))
        case let .paused(banked, true) where !automatic:
            // A manual pause overrides an automatic one, so that motion no longer resumes it.
            move(to: .paused(banked: banked, automatic: false))
        default:
            break
        }
    }

    func resume() {
        guard case let .paused(banked, _) = phase else { return }
        move(to: .active(since: now(), banked: banked))
    }

    func motionDetected() {
        if case .paused(_, automatic: true) = phase {
            resume()
        }
    }

    func finish() {
        switch phase {
        case .active, .paused:
            move(to: .ended(total: elapsed))
        case .idle, .ended:
            break
        }
    }

    func reset() {
        guard case .ended = phase else { return }
        move(to: .idle)
    }

    private func move(to next: WorkoutPhase) {
        let old = phase
        phase = next
        listener?.workoutDidMove(from: old, to: next)
    }
}
