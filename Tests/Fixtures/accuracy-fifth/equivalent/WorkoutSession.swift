import Foundation

final class WorkoutSession {
    enum State: Equatable {
        case idle
        case running(since: Int64, banked: Int64)
        case paused(banked: Int64)
        case finished(total: Int64)
    }

    enum Action {
        case start, pause, resume, finish, discard
    }

    struct InvalidTransition: Error {
        let state: State
        let action: Action
    }

    private(set) var state: State = .idle
    private var observers: [(State) -> Void] = []

    func observe(_ observer: @escaping (State) -> Void) {
        observers.append(observer)
        observer(state)
    }

    @discardableResult
    func perform(_ action: Action, at now: Int64) -> Result<State, InvalidTransition> {
        guard let next = successor(for: action, at: now) else {
            return .failure(InvalidTransition(state: state, action: action))
        }
        state = next
        observers.forEach { $0(next) }
        return .success(next)
    }

    func elapsed(at now: Int64) -> Int64 {
        switch state {
        case .idle: return 0
        case let .running(since, banked): return banked + max(0, now - since)
        case let .paused(banked): return banked
        case let .finished(total): return total
        }
    }

    private func successor(for action: Action, at now: Int64) -> State? {
        switch (state, action) {
        case (.idle, .start):
            return .running(since: now, banked: 0)
        case (.running, .pause):
            return .paused(banked: elapsed(at: now))
        case let (.paused(banked), .resume):
            return .running(since: now, banked: banked)
        case (.running, .finish), (.paused, .finish):
            return .finished(total: elapsed(at: now))
        case (.running, .discard), (.paused, .discard), (.finished, .discard):
            return .idle
        default:
            return nil
        }
    }
}
