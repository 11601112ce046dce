import Foundation

/// Tracks active time of one workout. Times come from a monotonic clock in milliseconds.
final class WorkoutSession {

    enum State: Equatable {
        case idle
        case active(since: Int64)
        case paused
        case finished
    }

    var onStateChange: ((State) -> Void)?

    private(set) var state: State = .idle {
        didSet {
            guard state != oldValue else { return }
            onStateChange?(state)
        }
    }

    private(set) var laps: [Int64] = []

    private let now: () -> Int64
    private var banked: Int64 = 0

    init(now: @escaping () -> Int64) {
        self.now = now
    }

    var elapsedMillis: Int64 {
        if case .active(let since) = state {
            return banked + now() - since
        }
        return banked
    }

    @discardableResult
    func start() -> Bool {
        guard state == .idle else { return false }
        state = .active(since: now())
        return true
    }

    @discardableResult
    func pause() -> Bool {
        guard case .active = state else { return false }
        banked = elapsedMillis
        state = .paused
        return true
    }

    @discardableResult
    func resume() -> Bool {
        guard state == .paused else { return false }
        state = .active(since: now())
        return true
    }

    @discardableResult
    func finish() -> Bool {
        switch state {
        case .idle, .finished:
            return false
        case .active, .paused:
            banked = elapsedMillis
            state = .finished
            return true
        }
    }

    /// Closes the current lap and returns its length.
    func lap() -> Int64? {
        guard case .active = state else { return nil }
        let length = elapsedMillis - laps.reduce(0, +)
        laps.append(length)
        return length
    }
}
