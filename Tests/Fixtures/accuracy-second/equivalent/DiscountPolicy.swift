import Foundation

protocol DiscountPolicy {
    var code: String { get }
    var stackable: Bool { get }
    func isApplicable(to order: OrderSummary) -> Bool
    func discount(for order: OrderSummary) -> Int64
}

extension DiscountPolicy {
    var stackable: Bool { false }

    func isApplicable(to order: OrderSummary) -> Bool {
        order.subtotal > 0
    }
}

struct PercentageDiscount: DiscountPolicy {
    let code: String
    let percent: Int
    var cap: Int64?

    func discount(for order: OrderSummary) -> Int64 {
        let raw = order.subtotal * Int64(percent) / 100
        guard let cap = cap else { return raw }
        return min(raw, cap)
    }
}

struct FixedDiscount: DiscountPolicy {
    let code: String
    let amount: Int64
    let minimumSubtotal: Int64

    var stackable: Bool { true }

    func isApplicable(to order: OrderSummary) -> Bool {
        order.subtotal >= minimumSubtotal
    }

    func discount(for order: OrderSummary) -> Int64 {
        min(amount, order.subtotal)
    }
}

struct FirstOrderDiscount: DiscountPolicy {
    let code = "WELCOME"

    func isApplicable(to order: OrderSummary) -> Bool {
        order.previousOrders == 0 && !order.isGuest
    }

    func discount(for order: OrderSummary) -> Int64 {
        order.subtotal / 10
    }
}

struct DiscountEngine {
    let policies: [DiscountPolicy]

    func bestDiscount(for order: OrderSummary) -> Int64 {
        let applicable = policies.filter { $0.isApplicable(to: order) }
        let stacked = applicable
            .filter { $0.stackable }
            .map { $0.discount(for: order) }
            .reduce(0, +)
        let single = applicable
            .filter { !$0.stackable }
            .map { $0.discount(for: order) }
            .max() ?? 0
        return min(stacked + single, order.subtotal)
    }
}
