import Foundation

struct CartLine: Equatable {
    let unitCents: Int
    let quantity: Int
}

struct Promotion: Equatable {
    var percentOff = 0
    var couponCents = 0
    var freeShippingFrom: Int?
}

struct PriceBreakdown: Equatable {
    let goods: Int
    let discount: Int
    let shipping: Int

    var total: Int { goods - discount + shipping }
}

/// All amounts are in cents. Percentages are rounded down in favour of the shop.
struct PriceCalculator {
    static let shippingCents = 490

    let promotion: Promotion

    func breakdown(for lines: [CartLine]) -> PriceBreakdown {
        let goods = lines
            .filter { $0.quantity > 0 && $0.unitCents >= 0 }
            .reduce(0) { $0 + $1.unitCents * $1.quantity }

        var payable = goods
        payable -= payable * percentOff / 100
        payable = max(payable - couponCents, 0)

        return PriceBreakdown(
            goods: goods,
            discount: goods - payable,
            shipping: shipping(for: payable, isEmpty: goods == 0)
        )
    }

    private var percentOff: Int { min(max(promotion.percentOff, 0), 100) }
    private var couponCents: Int { max(promotion.couponCents, 0) }

    private func shipping(for payable: Int, isEmpty: Bool) -> Int {
        if isEmpty { return 0 }
        if let threshold = promotion.freeShippingFrom, payable >= threshold { return 0 }
        return Self.shippingCents
    }
}
