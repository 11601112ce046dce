import Foundation

final class SleepTimer {
    enum Mode: Equatable {
        case off
        case until(deadlineMs: Int64)
        case endOfTrack
    }

    static let fadeMs: Int64 = 30_000
    static let minuteMs: Int64 = 60_000

    var onModeChange: ((Mode) -> Void)?

    private(set) var mode: Mode = .off {
        didSet {
            if mode != oldValue { onModeChange?(mode) }
        }
    }

    private let now: () -> Int64

    init(now: @escaping () -> Int64 = { Int64(Date().timeIntervalSince1970 * 1000) }) {
        self.now = now
    }

    func start(minutes: Int) {
        mode = minutes > 0 ? .until(deadlineMs: now() + Int64(minutes) * Self.minuteMs) : .off
    }

    func startAtEndOfTrack() {
        mode = .endOfTrack
    }

    func extend(byMinutes minutes: Int = 5) {
        if case .until(let deadline) = mode {
            mode = .until(deadlineMs: deadline + Int64(minutes) * Self.minuteMs)
        }
    }

    func cancel() {
        mode = .off
    }

    var remainingMs: Int64? {
        guard case .until(let deadline) = mode else { return nil }
        return max(0, deadline - now())
    }

    var volumeFactor: Double {
        guard let remaining = remainingMs, remaining < Self.fadeMs else { return 1 }
        return Double(remaining) / Double(Self.fadeMs)
    }

    /// Returns `true` when playback has to stop now.
    func tick() -> Bool {
        guard remainingMs == 0 else { return false }
        mode = .off
        return true
    }

    /// Returns `true` when playback has to stop instead of going on to the next track.
    func trackEnded() -> Bool {
        guard mode == .endOfTrack else { return false }
        mode = .off
        return true
    }
}
