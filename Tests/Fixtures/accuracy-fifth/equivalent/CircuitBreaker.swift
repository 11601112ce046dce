import Foundation

final class CircuitBreaker {
    enum State: Equatable {
        case closed(failures: Int)
        case open(untilMillis: Int64)
        case halfOpen
    }

    struct OpenError: Error, Equatable {
        let retryInMillis: Int64
    }

    private let failureThreshold: Int
    private let coolDownMillis: Int64
    private let clock: () -> Int64
    private let lock = NSLock()
    private var current = State.closed(failures: 0)

    init(failureThreshold: Int = 5, coolDownMillis: Int64 = 30_000, clock: @escaping () -> Int64) {
        self.failureThreshold = failureThreshold
        self.coolDownMillis = coolDownMillis
        self.clock = clock
    }

    var state: State {
        lock.lock()
        defer { lock.unlock() }
        return current
    }

    func run<T>(_ block: () throws -> T) throws -> T {
        try admit()
        do {
            let result = try block()
            transition { _ in .closed(failures: 0) }
            return result
        } catch {
            transition(afterFailure)
            throw error
        }
    }

    private func admit() throws {
        lock.lock()
        defer { lock.unlock() }
        switch current {
        case .closed:
            break
        case .halfOpen:
            throw OpenError(retryInMillis: 0)
        case .open(let until):
            let now = clock()
            guard now >= until else { throw OpenError(retryInMillis: until - now) }
            current = .halfOpen
        }
    }

    private func afterFailure(_ state: State) -> State {
        switch state {
        case .closed(let failures) where failures + 1 < failureThreshold:
            return .closed(failures: failures + 1)
        case .closed, .halfOpen:
            return .open(untilMillis: clock() + coolDownMillis)
        case .open:
            return state
        }
    }

    private func transition(_ change: (State) -> State) {
        lock.lock()
        defer { lock.unlock() }
        current = change(current)
    }
}
