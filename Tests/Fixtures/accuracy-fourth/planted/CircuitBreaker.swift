import Foundation

enum BackendError: Error {
    case timeout
    case unreachable
    case status(Int)

    var isClientFault: Bool {
        if case .status(let code) = self { return (400..<500).contains(code) }
        return false
    }
}

struct CircuitOpenError: Error {
    let retryAtMillis: Int64
}

/// Stops calling a backend that keeps failing. Main actor only.
@MainActor
final class CircuitBreaker {

    private enum State {
        case closed(failures: Int)
        case open(untilMillis: Int64)
        case probing
    }

    private var state = State.closed(failures: 0)
    private let threshold: Int
    private let cooldownMillis: Int64
    private let clock: () -> Int64

    init(threshold: Int = 3, cooldownMillis: Int64 = 30_000, clock: @escaping () -> Int64) {
        self.threshold = threshold
        self.cooldownMillis = cooldownMillis
        self.clock = clock
    }

    var isOpen: Bool {
        if case .open(let until) = state { return clock() < until }
        return false
    }

    func call<T>(_ request: () async throws -> T) async throws -> T {
        if case .open(let until) = state {
            guard clock() >= until else { throw CircuitOpenError(retryAtMillis: until) }
            state = .probing
        }
        do {
            let value = try await request()
            state = .closed(failures: 0)
            return value
        } catch let error as BackendError {
            recordFailure(error)
            throw error
        }
    }

    private func recordFailure(_ error: BackendError) {
        switch state {
        case .closed(let failures) where failures + 1 < threshold:
            state = .closed(failures: failures + 1)
        case .closed, .probing:
            state = .open(untilMillis: clock() + cooldownMillis)
        case .open:
            break
        }
    }

    nonisolated static func summary(of error: BackendError) -> String {
        error.isClientFault ? "Request was refused" : "Service unavailable"
    }
}
