import Foundation

struct CircuitOpenError: Error, Equatable {
    let retryInMs: Int64
}

/// Stops calling a broken backend for a while, then lets a single probe through.
final class CircuitBreaker: @unchecked Sendable {
    enum State: Equatable {
        case closed(failures: Int)
        case open(untilMs: Int64)
        case halfOpen
    }

    private let threshold: Int
    private let coolDownMs: Int64
    private let nowMs: () -> Int64
    private let lock = NSLock()
    private var _state = State.closed(failures: 0)

    init(threshold: Int = 5, coolDownMs: Int64 = 30_000, nowMs: @escaping () -> Int64) {
        self.threshold = threshold
        self.coolDownMs = coolDownMs
        self.nowMs = nowMs
    }

    var state: State {
        lock.withLock { _state }
    }

    func execute<T>(_ call: () async throws -> T) async throws -> T {
        try admit()
        do {
            let value = try await call()
            record(success: true)
            return value
        } catch {
            record(success: false)
            throw error
        }
    }

    private func admit() throws {
        try lock.withLock {
            switch _state {
            case .closed:
                return
            case .open(let untilMs):
                let remaining = untilMs - nowMs()
                guard remaining <= 0 else { throw CircuitOpenError(retryInMs: remaining) }
                _state = .halfOpen
            case .halfOpen:
                throw CircuitOpenError(retryInMs: 0)
            }
        }
    }

    private func record(success: Bool) {
        lock.withLock {
            switch (_state, success) {
            case (.open, _):
                break
            case (_, true):
                _state = .closed(failures: 0)
            case (.closed(let failures), false) where failures + 1 < threshold:
                _state = .closed(failures: failures + 1)
            case (_, false):
                _state = .open(untilMs: nowMs() + coolDownMs)
            }
        }
    }
}
