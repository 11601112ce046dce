package com.example.shop.coupons

import java.time.Instant

data class Coupon(
    val code: String,
    val validFrom: Instant,
    val validUntil: Instant?,
    val minimumOrder: Int,
    val allowedCategories: Set<String>,
    val maxRedemptions: Int,
)

sealed class CouponException : Exception() {
    class NotFound : CouponException()
    class NotYetValid : CouponException()
    class Expired : CouponException()
    data class MinimumNotReached(val missing: Int) : CouponException()
    class CategoryMismatch : CouponException()
    class Exhausted : CouponException()
}

interface CouponSource {
    fun coupon(code: String): Coupon?
    fun redemptions(code: String): Int
}

class CouponValidator(
    private val source: CouponSource,
    private val now: () -> Instant = { Instant.now() },
) {
    @Throws(CouponException::class)
    fun validate(code: String, orderTotal: Int, categories: Set<String>): Coupon {
        val coupon = source.coupon(code.uppercase()) ?: throw CouponException.NotFound()
        val date = now()
        if (date < coupon.validFrom) {
            throw CouponException.NotYetValid()
        }
        if (coupon.validUntil != null && date > coupon.validUntil) {
            throw CouponException.Expired()
        }
        if (orderTotal < coupon.minimumOrder) {
            throw CouponException.MinimumNotReached(missing = coupon.minimumOrder - orderTotal)
        }
        if (coupon.allowedCategories.isNotEmpty() && coupon.allowedCategories.none { it in categories }) {
            throw CouponException.CategoryMismatch()
        }
        if (source.redemptions(coupon.code) >= coupon.maxRedemptions) {
            throw CouponException.Exhausted()
        }
        return coupon
    }

    fun isValid(code: String, orderTotal: Int, categories: Set<String>): Boolean =
        try {
            validate(code, orderTotal, categories)
            true
        } catch (e: CouponException) {
            false
        }
}
