import Foundation

enum QuotaPeriod: String, Codable {
    case hourly
    case daily
    case monthly

    var days: Int {
        switch self {
        case .hourly: return 0
        case .daily: return 1
        case .monthly: return 30
        }
    }

    var windowMillis: Int {
        self == .hourly ? 3_600_000 : days * 24 * 60 * 60 * 1000
    }
}

struct QuotaUsage: Codable, Equatable {
    let period: QuotaPeriod
    let limit: Int
    let used: Int
    let startedAt: Int64
}

struct QuotaGuard {
    let nowMillis: () -> Int64

    func remaining(in usage: QuotaUsage) -> Int {
        if hasElapsed(usage) {
            return usage.limit
        }
        return max(0, usage.limit - usage.used)
    }

    func canSend(_ usage: QuotaUsage, count: Int = 1) -> Bool {
        remaining(in: usage) >= count
    }

    func resetsAt(_ usage: QuotaUsage) -> Int64 {
        usage.startedAt + Int64(usage.period.windowMillis)
    }

    private func hasElapsed(_ usage: QuotaUsage) -> Bool {
        nowMillis() >= resetsAt(usage)
    }
}
