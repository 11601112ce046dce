package com.harborline.shop.checkout.coupon

import com.harborline.shop.analytics.AnalyticsTracking
import java.time.Instant

data class Coupon(
    val code: String,
    val percent: Int,
    val minimumSubtotalCents: Long,
    val expiresAt: Instant?,
    val firstOrderOnly: Boolean,
)

data class CheckoutSnapshot(
    val subtotalCents: Long,
    val previousOrderCount: Int,
    val hasGiftCards: Boolean,
)

sealed interface CouponResult {
    data class Applied(val discountCents: Long) : CouponResult
    data class Rejected(val messageKey: String) : CouponResult
}

class CouponEvaluator(private val analytics: AnalyticsTracking) {

    fun evaluate(coupon: Coupon, checkout: CheckoutSnapshot, now: Instant): CouponResult {
        if (coupon.expiresAt != null && now >= coupon.expiresAt) {
            return reject(coupon, "coupon.error.expired")
        }
        if (coupon.firstOrderOnly && checkout.previousOrderCount > 0) {
            return reject(coupon, "coupon.error.first_order")
        }
        if (checkout.subtotalCents < coupon.minimumSubtotalCents) {
            return reject(coupon, "coupon.error.minimum")
        }
        val discount = minOf(checkout.subtotalCents * coupon.percent / 100, MAX_DISCOUNT_CENTS)
        analytics.track("coupon_applied", mapOf("code" to coupon.code))
        return CouponResult.Applied(discount)
    }

    private fun reject(coupon: Coupon, messageKey: String): CouponResult {
        analytics.track("coupon_rejected", mapOf("code" to coupon.code, "reason" to messageKey))
        return CouponResult.Rejected(messageKey)
    }

    private companion object {
        const val MAX_DISCOUNT_CENTS = 10_000L
    }
}
