import Foundation

struct Coupon: Equatable {
    enum Benefit: Equatable {
        case percent(Int, maxCents: Int?)
        case fixed(cents: Int)
        case freeShipping
    }

    let code: String
    let benefit: Benefit
    let minimumCents: Int
    let validFrom: Date
    let validUntil: Date
    let categories: Set<String>
    let firstOrderOnly: Bool
}

struct Basket {
    struct Item {
        let category: String
        let cents: Int
    }

    let items: [Item]
    let shippingCents: Int
    let isFirstOrder: Bool
}

enum CouponResult: Equatable {
    case applied(discountCents: Int)
    case rejected(reason: String)
}

final class CouponValidator {
    private let coupons: [String: Coupon]
    private let now: () -> Date

    init(coupons: [Coupon], now: @escaping () -> Date = Date.init) {
        // The last definition of a code wins.
        self.coupons = Dictionary(coupons.map { ($0.code, $0) }, uniquingKeysWith: { $1 })
        self.now = now
    }

    func validate(_ input: String, basket: Basket) -> CouponResult {
        let code = input.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
        if code.isEmpty {
            return .rejected(reason: "Enter a code")
        }
        guard let coupon = coupons[code] else {
            return .rejected(reason: "We don't know the code \(code)")
        }

        let time = now()
        if time < coupon.validFrom {
            return .rejected(reason: "This code is not active yet")
        }
        if time >= coupon.validUntil {
            return .rejected(reason: "This code has expired")
        }
        if coupon.firstOrderOnly && !basket.isFirstOrder {
            return .rejected(reason: "This code is for first orders only")
        }

        let eligible = eligibleCents(basket, for: coupon)
        if eligible == 0 {
            return .rejected(reason: "No item in your basket qualifies")
        }
        if eligible < coupon.minimumCents {
            let missing = coupon.minimumCents - eligible
            return .rejected(reason: "Spend \(missing / 100).\(twoDigits(missing % 100)) € more to use this code")
        }

        let discount = self.discount(coupon.benefit, eligible: eligible, shipping: basket.shippingCents)
        guard discount > 0 else {
            return .rejected(reason: "This code would not change your total")
        }
        return .applied(discountCents: discount)
    }

    private func eligibleCents(_ basket: Basket, for coupon: Coupon) -> Int {
        basket.items.lazy
            .filter { coupon.categories.isEmpty || coupon.categories.contains($0.category) }
            .reduce(0) { $0 + $1.cents }
    }

    private func discount(_ benefit: Coupon.Benefit, eligible: Int, shipping: Int) -> Int {
        switch benefit {
        case let .percent(percent, maxCents):
            // In the customer's favour: fractions of a cent are rounded up.
            let discount = (eligible * percent + 99) / 100
            return min(discount, maxCents ?? discount, eligible)
        case let .fixed(cents):
            return min(cents, eligible)
        case .freeShipping:
            return shipping
        }
    }

    private func twoDigits(_ value: Int) -> String {
        value < 10 ? "0\(value)" : "\(value)"
    }
}
