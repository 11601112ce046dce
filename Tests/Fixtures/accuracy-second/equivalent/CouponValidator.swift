import Foundation

struct Coupon {
    let code: String
    let validFrom: Date
    let validUntil: Date?
    let minimumOrder: Int
    let allowedCategories: Set<String>
    let maxRedemptions: Int
}

enum CouponError: Error, Equatable {
    case notFound
    case notYetValid
    case expired
    case minimumNotReached(missing: Int)
    case categoryMismatch
    case exhausted
}

protocol CouponSource {
    func coupon(code: String) -> Coupon?
    func redemptions(code: String) -> Int
}

final class CouponValidator {
    private let source: CouponSource
    private let now: () -> Date

    init(source: CouponSource, now: @escaping () -> Date = { Date() }) {
        self.source = source
        self.now = now
    }

    func validate(code: String, orderTotal: Int, categories: Set<String>) throws -> Coupon {
        guard let coupon = source.coupon(code: code.uppercased()) else {
            throw CouponError.notFound
        }
        let date = now()
        if date < coupon.validFrom {
            throw CouponError.notYetValid
        }
        if let validUntil = coupon.validUntil, date > validUntil {
            throw CouponError.expired
        }
        if orderTotal < coupon.minimumOrder {
            throw CouponError.minimumNotReached(missing: coupon.minimumOrder - orderTotal)
        }
        if !coupon.allowedCategories.isEmpty && coupon.allowedCategories.isDisjoint(with: categories) {
            throw CouponError.categoryMismatch
        }
        if source.redemptions(code: coupon.code) >= coupon.maxRedemptions {
            throw CouponError.exhausted
        }
        return coupon
    }

    func isValid(code: String, orderTotal: Int, categories: Set<String>) -> Bool {
        (try? validate(code: code, orderTotal: orderTotal, categories: categories)) != nil
    }
}
