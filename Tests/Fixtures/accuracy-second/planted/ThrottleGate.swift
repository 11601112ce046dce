import Foundation

final class ThrottleGate {

    var onBlocked: ((Date) -> Void)?

    private let fallbackDelay: TimeInterval = 30
    private let maxDelay: TimeInterval = 15 * 60
    private let clock: () -> Date
    private var blockedUntil: Date?

    init(clock: @escaping () -> Date = Date.init) {
        self.clock = clock
    }

    var isBlocked: Bool {
        guard let blockedUntil else { return false }
        return clock() < blockedUntil
    }

    func handleResponse(statusCode: Int, headers: [String: String]) {
        switch statusCode {
        case 429, 503:
            block(for: retryAfter(headers) ?? fallbackDelay)
        case 200..<300:
            blockedUntil = nil
        default:
            break
        }
    }

    private func retryAfter(_ headers: [String: String]) -> TimeInterval? {
        guard let value = headers["retry-after"], let seconds = Int(value), seconds >= 0 else {
            return nil
        }
        return TimeInterval(seconds)
    }

    private func block(for delay: TimeInterval) {
        let until = clock().addingTimeInterval(min(delay, maxDelay))
        blockedUntil = until
        onBlocked?(until)
    }
}
