import Foundation

struct Basket {
    let subtotalCents: Int
    let itemCount: Int
    let isFirstOrder: Bool
}

protocol DiscountRule {
    var id: String { get }
    func discountCents(for basket: Basket) -> Int
}

extension DiscountRule {
    func label(for basket: Basket) -> String { "Discount" }
}

struct WelcomeRule: DiscountRule {
    let id = "welcome"

    func discountCents(for basket: Basket) -> Int {
        basket.isFirstOrder ? min(500, basket.subtotalCents) : 0
    }
}

struct BulkRule: DiscountRule {
    let id = "bulk"
    let minimumItems: Int
    let percent: Int

    func discountCents(for basket: Basket) -> Int {
        guard basket.itemCount >= minimumItems else { return 0 }
        return basket.subtotalCents * percent / 100
    }

    func label(for basket: Basket) -> String { "\(percent)% off for \(basket.itemCount) items" }
}

struct AppliedDiscount: Equatable {
    let ruleId: String
    let label: String
    let cents: Int
}

struct DiscountEngine {
    let rules: [any DiscountRule]

    /// Only the best rule applies; of equally good ones the first.
    func bestDiscount(for basket: Basket) -> AppliedDiscount? {
        allDiscounts(for: basket).max { $0.cents < $1.cents }
    }

    func allDiscounts(for basket: Basket) -> [AppliedDiscount] {
        rules.compactMap { rule in
            let cents = rule.discountCents(for: basket)
            guard cents > 0 else { return nil }
            return AppliedDiscount(ruleId: rule.id, label: rule.label(for: basket), cents: cents)
        }
    }

    func total(of basket: Basket) -> Int {
        basket.subtotalCents - (bestDiscount(for: basket)?.cents ?? 0)
    }
}
