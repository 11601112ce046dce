import Foundation

/// Decides when the remote configuration is fetched the next time.
final class ConfigRefreshSchedule {
    private static let regularInterval: TimeInterval = 15 * 60
    private static let firstRetry: TimeInterval = 10
    private static let longestRetry: TimeInterval = 30 * 60
    private static let staleAfter: TimeInterval = 24 * 60 * 60

    private(set) var lastSuccess: TimeInterval?
    private(set) var lastAttempt: TimeInterval?
    private(set) var failures = 0

    func recordSuccess(at time: TimeInterval) {
        lastAttempt = time
        lastSuccess = time
        failures = 0
    }

    func recordFailure(at time: TimeInterval) {
        lastAttempt = time
        failures += 1
    }

    var currentInterval: TimeInterval {
        guard failures > 0 else { return Self.regularInterval }
        return min(Self.firstRetry * pow(3, Double(failures - 1)), Self.longestRetry)
    }

    /// `nil` means "fetch right away".
    var nextFetch: TimeInterval? {
        lastAttempt.map { $0 + currentInterval }
    }

    func isDue(at time: TimeInterval) -> Bool {
        guard let nextFetch else { return true }
        return time >= nextFetch
    }

    func isStale(at time: TimeInterval) -> Bool {
        guard let lastSuccess else { return true }
        return time - lastSuccess > Self.staleAfter
    }
}
