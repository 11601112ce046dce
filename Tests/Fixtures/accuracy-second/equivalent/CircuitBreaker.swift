import Foundation

enum CircuitState: Equatable {
    case closed(failures: Int)
    case open(until: Date)
    case halfOpen
}

struct CircuitOpenError: Error {
    let retryAt: Date
}

final class CircuitBreaker {
    private let failureThreshold: Int
    private let openDuration: TimeInterval
    private let now: () -> Date
    private let lock = NSLock()
    private var current: CircuitState = .closed(failures: 0)

    init(failureThreshold: Int = 5, openDuration: TimeInterval = 30, now: @escaping () -> Date = Date.init) {
        self.failureThreshold = failureThreshold
        self.openDuration = openDuration
        self.now = now
    }

    var state: CircuitState {
        withLock { current }
    }

    func run<T>(_ operation: () async throws -> T) async throws -> T {
        try admit()
        do {
            let result = try await operation()
            recordSuccess()
            return result
        } catch let error as ServiceFailure {
            if error.countsAsOutage {
                recordFailure()
            } else {
                recordSuccess()
            }
            throw error
        }
    }

    func admit() throws {
        try withLock {
            guard case .open(let until) = current else { return }
            guard now() >= until else { throw CircuitOpenError(retryAt: until) }
            current = .halfOpen
        }
    }

    func recordSuccess() {
        withLock { current = .closed(failures: 0) }
    }

    func recordFailure() {
        withLock {
            switch current {
            case .closed(let failures):
                let total = failures + 1
                current = total >= failureThreshold ? .open(until: reopenDate()) : .closed(failures: total)
            case .halfOpen:
                current = .open(until: reopenDate())
            case .open:
                break
            }
        }
    }

    private func reopenDate() -> Date {
        now().addingTimeInterval(openDuration)
    }

    private func withLock<R>(_ body: () throws -> R) rethrows -> R {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }
}
