import Foundation

/// Decides when the position of a ride is asked for again.
final class PollingBackoff {

    struct Settings {
        var baseSeconds = 2
        var capSeconds = 45
        var maxFailures = 8
    }

    enum Decision: Equatable {
        case pollAfter(seconds: Int)
        case giveUp
    }

    private let settings: Settings
    private(set) var failures = 0

    /// In the background polls are as rare as after many failures.
    var isPaused = false

    init(settings: Settings = Settings()) {
        self.settings = settings
    }

    var isHealthy: Bool { failures == 0 }

    func succeeded() -> Decision {
        failures = 0
        return isPaused ? .pollAfter(seconds: settings.capSeconds) : .pollAfter(seconds: settings.baseSeconds)
    }

    /// - Parameter retryAfter: what the server asked for, in seconds.
    func failed(retryAfter: Int? = nil) -> Decision {
        guard failures < settings.maxFailures else { return .giveUp }

        let delay = backoff()
        failures += 1

        if let hint = retryAfter, hint > delay {
            return .pollAfter(seconds: hint)
        }
        return .pollAfter(seconds: delay)
    }

    private func backoff() -> Int {
        guard !isPaused else { return settings.capSeconds }
        return min(settings.capSeconds, settings.baseSeconds << min(failures, 6))
    }
}
