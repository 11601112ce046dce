import Foundation

enum SubscriptionState: Equatable {
    case none
    case trial(endsAt: Date)
    case active(plan: Plan, renewsAt: Date)
    case gracePeriod(plan: Plan, until: Date)
    case cancelled(plan: Plan, accessUntil: Date)
    case expired

    enum Plan: String {
        case monthly = "m1"
        case yearly = "y1"
        case family = "f1"

        var seats: Int {
            switch self {
            case .monthly, .yearly: return 1
            case .family: return 6
            }
        }
    }

    func hasAccess(at date: Date) -> Bool {
        switch self {
        case .none, .expired:
            return false
        case .trial(let endsAt):
            return date < endsAt
        case .active:
            return true
        case .gracePeriod(_, let until):
            return date < until
        case .cancelled(_, let accessUntil):
            return date < accessUntil
        }
    }

    var plan: Plan? {
        switch self {
        case .active(let plan, _), .gracePeriod(let plan, _), .cancelled(let plan, _):
            return plan
        case .none, .trial, .expired:
            return nil
        }
    }

    var canUpgrade: Bool {
        guard let plan = plan else { return true }
        return plan != .family
    }

    func applying(_ event: SubscriptionEvent) -> SubscriptionState {
        switch (self, event) {
        case (.none, .trialStarted(let endsAt)):
            return .trial(endsAt: endsAt)
        case (_, .purchased(let plan, let renewsAt)):
            return .active(plan: plan, renewsAt: renewsAt)
        case (.active(let plan, _), .paymentFailed(let graceUntil)):
            return .gracePeriod(plan: plan, until: graceUntil)
        case (.active(let plan, let renewsAt), .cancelRequested):
            return .cancelled(plan: plan, accessUntil: renewsAt)
        case (.gracePeriod, .cancelRequested):
            return .expired
        case (_, .lapsed):
            return .expired
        default:
            return self
        }
    }
}

enum SubscriptionEvent {
    case trialStarted(endsAt: Date)
    case purchased(plan: SubscriptionState.Plan, renewsAt: Date)
    case paymentFailed(graceUntil: Date)
    case cancelRequested
    case lapsed
}
