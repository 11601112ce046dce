import Foundation

enum Coupon {
    case percent(Int)
    case fixed(cents: Int)
    case freeShipping
}

struct OrderTotals: Equatable {
    let subtotal: Int
    let discount: Int
    let shipping: Int

    var total: Int { subtotal - discount + shipping }
}

struct CouponCalculator {
    let shippingCents: Int
    let freeShippingFrom: Int

    func totals(itemCents: [Int], coupon: Coupon?) -> OrderTotals {
        let subtotal = itemCents.reduce(0, +)
        return OrderTotals(
            subtotal: subtotal,
            discount: discount(on: subtotal, coupon: coupon),
            shipping: shipping(for: subtotal, coupon: coupon)
        )
    }

    private func discount(on subtotal: Int, coupon: Coupon?) -> Int {
        guard let coupon else { return 0 }
        switch coupon {
        case .percent(let percent):
            return subtotal * min(max(percent, 0), 100) / 100
        case .fixed(let cents):
            return min(cents, subtotal)
        case .freeShipping:
            return 0
        }
    }

    private func shipping(for subtotal: Int, coupon: Coupon?) -> Int {
        if subtotal == 0 || subtotal >= freeShippingFrom { return 0 }
        if case .freeShipping? = coupon { return 0 }
        return shippingCents
    }
}
