import Foundation

struct Coupon: Equatable {
    let code: String
    let percent: Int
    let minimumSubtotalCents: Int
    let expiresAt: Date?
    let firstOrderOnly: Bool
}

struct CheckoutSnapshot {
    let subtotalCents: Int
    let previousOrderCount: Int
    let hasGiftCards: Bool
}

enum CouponResult: Equatable {
    case applied(discountCents: Int)
    case rejected(messageKey: String)
}

final class CouponEvaluator {
    private static let maxDiscountCents = 10_000

    private let analytics: AnalyticsTracking

    init(analytics: AnalyticsTracking) {
        self.analytics = analytics
    }

    func evaluate(_ coupon: Coupon, for checkout: CheckoutSnapshot, now: Date) -> CouponResult {
        if let expiresAt = coupon.expiresAt, now >= expiresAt {
            return reject(coupon, "coupon.error.expired")
        }
        if checkout.hasGiftCards {
            return reject(coupon, "coupon.error.not_applicable")
        }
        if coupon.firstOrderOnly && checkout.previousOrderCount > 0 {
            return reject(coupon, "coupon.error.first_order")
        }
        if checkout.subtotalCents < coupon.minimumSubtotalCents {
            return reject(coupon, "coupon.error.minimum")
        }
        let discount = min(checkout.subtotalCents * coupon.percent / 100, Self.maxDiscountCents)
        analytics.track("coupon_applied", ["code": coupon.code])
        return .applied(discountCents: discount)
    }

    private func reject(_ coupon: Coupon, _ messageKey: String) -> CouponResult {
        analytics.track("coupon_rejected", ["code": coupon.code, "reason": messageKey])
        return .rejected(messageKey: messageKey)
    }
}
