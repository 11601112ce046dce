import Foundation

struct OrderTotals: Equatable {
    struct Item: Equatable {
        let unitCents: Int
        let quantity: Int
    }

    var items: [Item] = []
    var discountPercent = 0
    var loyaltyCreditCents = 0
    var shippingCents = 0
    var giftWrap = false

    static let giftWrapCents = 350

    var subtotalCents: Int {
        items.reduce(0) { $0 + $1.unitCents * $1.quantity }
    }

    var goodsCents: Int {
        var amount = subtotalCents
        amount = applyingDiscount(to: amount)
        amount = applyingCredit(to: amount)
        return amount
    }

    var savedCents: Int { subtotalCents - goodsCents }

    var payableCents: Int {
        goodsCents + shippingCents + (giftWrap ? Self.giftWrapCents : 0)
    }

    var rows: [(title: String, cents: Int)] {
        var rows = [(title: "Subtotal", cents: subtotalCents)]
        if savedCents > 0 { rows.append(("You save", -savedCents)) }
        if giftWrap { rows.append(("Gift wrap", Self.giftWrapCents)) }
        rows.append(("Shipping", shippingCents))
        rows.append(("Total", payableCents))
        return rows
    }

    private func applyingDiscount(to amount: Int) -> Int {
        amount - amount * min(max(discountPercent, 0), 100) / 100
    }

    private func applyingCredit(to amount: Int) -> Int {
        max(0, amount - max(0, loyaltyCreditCents))
    }
}
