import Foundation

enum SubscriptionState: Equatable {
    case none
    case trial(plan: String, endsAt: Date)
    case active(plan: String, renewsAt: Date)
    case gracePeriod(plan: String, until: Date)
    case cancelled(plan: String, accessUntil: Date)
}

enum SubscriptionEvent {
    case trialStarted(plan: String, at: Date)
    case purchased(plan: String, periodEnd: Date)
    case paymentFailed(at: Date)
    case cancelRequested
    case expired
}

extension SubscriptionState {
    static let trialLength: TimeInterval = 14 * 86_400
    static let graceLength: TimeInterval = 16 * 86_400

    func applying(_ event: SubscriptionEvent) -> SubscriptionState {
        switch (self, event) {
        case let (.none, .trialStarted(plan, start)):
            return .trial(plan: plan, endsAt: start + Self.trialLength)
        case let (_, .purchased(plan, periodEnd)):
            return .active(plan: plan, renewsAt: periodEnd)
        case let (.active(plan, _), .paymentFailed(date)):
            return .gracePeriod(plan: plan, until: date + Self.graceLength)
        case let (.trial(plan, end), .cancelRequested),
             let (.active(plan, end), .cancelRequested):
            return .cancelled(plan: plan, accessUntil: end)
        case (.gracePeriod, .cancelRequested), (_, .expired):
            return .none
        default:
            return self
        }
    }

    func hasAccess(at now: Date) -> Bool {
        switch self {
        case .none: return false
        case .active: return true
        case .trial(_, let end), .gracePeriod(_, let end), .cancelled(_, let end): return now < end
        }
    }

    var plan: String? {
        switch self {
        case .none: return nil
        case .trial(let plan, _), .active(let plan, _), .gracePeriod(let plan, _), .cancelled(let plan, _):
            return plan
        }
    }
}
