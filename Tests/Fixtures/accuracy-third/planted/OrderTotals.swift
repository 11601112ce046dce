import Foundation

struct OrderLine {
    let name: String
    let priceCents: Int
    var quantity: Int = 1
}

struct Promotion {
    var percentOff: Int = 0
    var amountOffCents: Int = 0

    static let none = Promotion()
}

struct OrderTotals: Equatable {
    let subtotalCents: Int
    let discountCents: Int
    let deliveryCents: Int
    let tipCents: Int

    var totalCents: Int { subtotalCents - discountCents + deliveryCents + tipCents }
}

struct OrderCalculator {
    static let freeDeliveryFromCents = 4_000
    static let deliveryCents = 490

    /// Amounts are in cents; a promotion can never make the goods cheaper than free.
    func totals(lines: [OrderLine], promotion: Promotion = .none, tipPercent: Int = 0) -> OrderTotals {
        let subtotal = lines.reduce(0) { $0 + $1.priceCents * $1.quantity }

        var goods = subtotal
        goods -= goods * min(promotion.percentOff, 100) / 100
        goods = max(0, goods - promotion.amountOffCents)

        let delivery = goods >= Self.freeDeliveryFromCents || lines.isEmpty ? 0 : Self.deliveryCents
        return OrderTotals(
            subtotalCents: subtotal,
            discountCents: subtotal - goods,
            deliveryCents: delivery,
            tipCents: subtotal * max(0, tipPercent) / 100
        )
    }

    func centsUntilFreeDelivery(_ totals: OrderTotals) -> Int? {
        let goods = totals.subtotalCents - totals.discountCents
        guard goods < Self.freeDeliveryFromCents else { return nil }
        return Self.freeDeliveryFromCents - goods
    }
}
