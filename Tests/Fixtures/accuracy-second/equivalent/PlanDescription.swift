import Foundation

enum PlanPeriod: Equatable {
    case weekly
    case monthly
    case yearly
    case lifetime

    init?(productId: String) {
        let suffix = productId.components(separatedBy: ".").last ?? productId
        switch suffix {
        case "week": self = .weekly
        case "month": self = .monthly
        case "year", "annual": self = .yearly
        case "lifetime": self = .lifetime
        default: return nil
        }
    }

    var label: String? {
        switch self {
        case .weekly: return "week"
        case .monthly: return "month"
        case .yearly: return "year"
        case .lifetime: return nil
        }
    }
}

struct Plan {
    let productId: String
    let priceCents: Int
    let currencySymbol: String
    let trialDays: Int
}

extension Plan {
    var period: PlanPeriod? { PlanPeriod(productId: productId) }

    var priceText: String {
        let cents = priceCents % 100
        return "\(currencySymbol)\(priceCents / 100).\(cents < 10 ? "0" : "")\(cents)"
    }

    var priceLine: String {
        guard let label = period?.label else { return priceText }
        return "\(priceText) / \(label)"
    }

    var monthlyEquivalentCents: Int? {
        switch period {
        case .weekly: return priceCents * 52 / 12
        case .monthly: return priceCents
        case .yearly: return priceCents / 12
        case .lifetime, nil: return nil
        }
    }

    var callToAction: String {
        if period == .lifetime { return "Buy once" }
        return trialDays > 0 ? "Start \(trialDays)-day free trial" : "Subscribe"
    }

    var finePrint: String? {
        guard let period, period != .lifetime else { return nil }
        if trialDays > 0 {
            return "Free for \(trialDays) \(trialDays == 1 ? "day" : "days"), then \(priceLine). Cancel anytime."
        }
        return "Renews at \(priceLine). Cancel anytime."
    }
}
