import Foundation

enum CouponKind: Equatable {
    case percent(Int)
    case amount(cents: Int)
    case freeShipping
}

struct Coupon: Equatable {
    let code: String
    let kind: CouponKind
    let expiresAt: Date?
    var isSingleUse = false
}

enum CouponRejection: Error, Equatable {
    case expired
    case basketTooSmall(minimumCents: Int)
    case alreadyUsed
}

struct CouponPolicy {
    static let minimumBasketCents = 2_500
    static let maximumPercent = 70

    var usedCodes: Set<String> = []

    func check(_ coupon: Coupon, basketCents: Int, now: Date) throws {
        if let expiresAt = coupon.expiresAt, expiresAt <= now {
            throw CouponRejection.expired
        }
        if coupon.isSingleUse && usedCodes.contains(coupon.code) {
            throw CouponRejection.alreadyUsed
        }
        guard coupon.kind == .freeShipping || basketCents >= Self.minimumBasketCents else {
            throw CouponRejection.basketTooSmall(minimumCents: Self.minimumBasketCents)
        }
    }

    func discountCents(for coupon: Coupon, basketCents: Int, shippingCents: Int) -> Int {
        switch coupon.kind {
        case .percent(let value):
            return basketCents * min(value, Self.maximumPercent) / 100
        case .amount(let cents):
            return min(cents, basketCents)
        case .freeShipping:
            return shippingCents
        }
    }

    func describe(_ coupon: Coupon) -> String {
        switch coupon.kind {
        case .percent(let value): return "\(coupon.code): \(min(value, Self.maximumPercent)) % off"
        case .amount(let cents): return "\(coupon.code): \(cents / 100) EUR off"
        case .freeShipping: return "\(coupon.code): free shipping"
        }
    }
}
