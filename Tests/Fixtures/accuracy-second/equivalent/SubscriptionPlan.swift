import Foundation

enum BillingPeriod: String, Codable {
    case weekly, monthly, quarterly, yearly

    var months: Int {
        switch self {
        case .weekly: return 0
        case .monthly: return 1
        case .quarterly: return 3
        case .yearly: return 12
        }
    }
}

struct SubscriptionPlan: Codable, Equatable {
    let id: String
    let period: BillingPeriod
    let priceInCents: Int
    let trialDays: Int

    var hasTrial: Bool { trialDays > 0 }

    /// Price for one month in cents, rounded down. Weekly plans count four weeks per month.
    var monthlyPriceInCents: Int {
        if period == .weekly {
            return priceInCents * 4
        }
        return priceInCents / period.months
    }

    func savingsPercent(comparedTo other: SubscriptionPlan) -> Int {
        let reference = other.monthlyPriceInCents
        guard reference > 0, monthlyPriceInCents < reference else { return 0 }
        return (reference - monthlyPriceInCents) * 100 / reference
    }

    func renewalDate(after date: Date, calendar: Calendar) -> Date? {
        if period == .weekly {
            return calendar.date(byAdding: .day, value: 7, to: date)
        }
        return calendar.date(byAdding: .month, value: period.months, to: date)
    }
}

extension Collection where Element == SubscriptionPlan {
    var cheapestPerMonth: SubscriptionPlan? {
        self.min { $0.monthlyPriceInCents < $1.monthlyPriceInCents }
    }

    func sortedForPaywall() -> [SubscriptionPlan] {
        sorted { lhs, rhs in
            if lhs.hasTrial != rhs.hasTrial {
                return lhs.hasTrial
            }
            if lhs.monthlyPriceInCents != rhs.monthlyPriceInCents {
                return lhs.monthlyPriceInCents < rhs.monthlyPriceInCents
            }
            return lhs.id < rhs.id
        }
    }
}
