import Foundation

struct SubscriptionResponse: Decodable {
    let productId: String
    let status: String
    let periodEndMs: Int64?
    let trialEndMs: Int64?
    let autoRenew: Bool?
    let graceDays: Int?

    enum CodingKeys: String, CodingKey {
        case status
        case productId = "product_id"
        case periodEndMs = "period_end_ms"
        case trialEndMs = "trial_end_ms"
        case autoRenew = "auto_renew"
        case graceDays = "grace_days"
    }
}

enum SubscriptionStatus: Equatable {
    case none
    case trial(daysLeft: Int, renews: Bool)
    case active(until: Date, renews: Bool)
    case gracePeriod(daysLeft: Int)
    case paused
    case expired

    var hasAccess: Bool {
        switch self {
        case .trial, .active, .gracePeriod: return true
        case .none, .paused, .expired: return false
        }
    }
}

struct SubscriptionStatusMapper {
    private static let day: Int64 = 24 * 60 * 60 * 1000
    private static let defaultGraceDays = 3

    /// Milliseconds since 1970.
    let now: () -> Int64

    /// The best of several subscriptions to the same service.
    func map(_ responses: [SubscriptionResponse]) -> SubscriptionStatus {
        responses
            .map(map)
            .reduce(.none) { best, next in rank(next) > rank(best) ? next : best }
    }

    func map(_ response: SubscriptionResponse) -> SubscriptionStatus {
        let renews = response.autoRenew ?? true
        let time = now()

        switch response.status {
        case "trialing":
            guard let end = response.trialEndMs ?? response.periodEndMs, end > time else { return .expired }
            return .trial(daysLeft: daysLeft(until: end, from: time), renews: renews)

        case "active", "canceled":
            guard let end = response.periodEndMs else { return .none }
            if end > time {
                let date = Date(timeIntervalSince1970: TimeInterval(end) / 1000)
                return .active(until: date, renews: renews && response.status == "active")
            }
            return .expired

        case "past_due":
            guard let end = response.periodEndMs else { return .expired }
            let grace = Int64(response.graceDays ?? Self.defaultGraceDays) * Self.day
            guard end + grace > time else { return .expired }
            return .gracePeriod(daysLeft: daysLeft(until: end + grace, from: time))

        case "paused":
            return .paused

        case "expired", "refunded":
            return .expired

        default:
            return .none
        }
    }

    func headline(for status: SubscriptionStatus) -> String {
        switch status {
        case .none: return "Get Premium"
        case .trial(daysLeft: 1, _): return "Your trial ends today"
        case .trial(let days, _): return "\(days) days of trial left"
        case .active(_, renews: true): return "Premium is active"
        case .active(_, renews: false): return "Premium ends soon"
        case .gracePeriod: return "Please update your payment"
        case .paused: return "Premium is paused"
        case .expired: return "Premium has ended"
        }
    }

    /// A started day counts in full.
    private func daysLeft(until end: Int64, from time: Int64) -> Int {
        Int((end - time + Self.day - 1) / Self.day)
    }

    private func rank(_ status: SubscriptionStatus) -> Int {
        switch status {
        case .active: return 5
        case .trial: return 4
        case .gracePeriod: return 3
        case .paused: return 2
        case .expired: return 1
        case .none: return 0
        }
    }
}
