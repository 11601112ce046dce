import Foundation

struct ResendState: Equatable {
    let secondsLeft: Int
    let canResend: Bool
    let attemptsLeft: Int
}

/// Limits how often a one-time code can be requested again.
final class ResendCodeTimer {
    private static let intervals: [Int64] = [30_000, 60_000, 120_000]

    private let api: OneTimeCodeAPI
    private let nowMillis: () -> Int64
    private var sentAt: Int64?
    private var sentCount = 0

    init(api: OneTimeCodeAPI, nowMillis: @escaping () -> Int64) {
        self.api = api
        self.nowMillis = nowMillis
    }

    var state: ResendState {
        let millisLeft = lockedUntil - nowMillis()
        return ResendState(
            secondsLeft: Int((Double(max(0, millisLeft)) / 1000).rounded(.up)),
            canResend: millisLeft <= 0 && sentCount <= Self.intervals.count,
            attemptsLeft: max(0, Self.intervals.count + 1 - sentCount)
        )
    }

    @discardableResult
    func resend(phone: String) async throws -> Bool {
        guard state.canResend else { return false }
        try await api.sendCode(phone: phone, attempt: sentCount + 1)
        sentAt = nowMillis()
        sentCount += 1
        return true
    }

    func reset() {
        sentAt = nil
        sentCount = 0
    }

    private var lockedUntil: Int64 {
        guard let sentAt else { return 0 }
        let index = min(sentCount, Self.intervals.count) - 1
        return sentAt + Self.intervals[index]
    }
}
