package com.marketly.coupons

import java.time.Clock
import java.time.Instant

data class Coupon(
    val code: String,
    val benefit: Benefit,
    val minimumCents: Int,
    val validFrom: Instant,
    val validUntil: Instant,
    val categories: Set<String>,
    val firstOrderOnly: Boolean,
) {
    sealed interface Benefit {
        data class Percent(val percent: Int, val maxCents: Int?) : Benefit
        data class Fixed(val cents: Int) : Benefit
        data object FreeShipping : Benefit
    }
}

data class Basket(val items: List<Item>, val shippingCents: Int, val isFirstOrder: Boolean) {
    data class Item(val category: String, val cents: Int)
}

sealed interface CouponResult {
    data class Applied(val discountCents: Int) : CouponResult
    data class Rejected(val reason: String) : CouponResult
}

class CouponValidator(coupons: List<Coupon>, private val clock: Clock = Clock.systemUTC()) {

    // associateBy keeps the last one of equal codes
    private val couponsByCode = coupons.associateBy { it.code }

    fun validate(input: String, basket: Basket): CouponResult {
        val code = input.trim().uppercase()
        if (code.isEmpty()) return CouponResult.Rejected("Enter a code")

        val coupon = couponsByCode[code]
            ?: return CouponResult.Rejected("We don't know the code $code")

        val eligible = basket.items
            .filter { coupon.categories.isEmpty() || it.category in coupon.categories }
            .sumOf { it.cents }

        val obstacle = obstacle(coupon, basket, eligible)
        if (obstacle != null) return CouponResult.Rejected(obstacle)

        val discount = coupon.benefit.discountOn(eligible, basket.shippingCents)
        return if (discount > 0) {
            CouponResult.Applied(discount)
        } else {
            CouponResult.Rejected("This code would not change your total")
        }
    }

    private fun obstacle(coupon: Coupon, basket: Basket, eligible: Int): String? {
        val time = clock.instant()
        return when {
            time.isBefore(coupon.validFrom) -> "This code is not active yet"
            !time.isBefore(coupon.validUntil) -> "This code has expired"
            coupon.firstOrderOnly && !basket.isFirstOrder -> "This code is for first orders only"
            eligible == 0 -> "No item in your basket qualifies"
            eligible < coupon.minimumCents ->
                "Spend ${euros(coupon.minimumCents - eligible)} more to use this code"
            else -> null
        }
    }

    private fun Coupon.Benefit.discountOn(eligible: Int, shipping: Int): Int = when (this) {
        is Coupon.Benefit.Percent -> {
            // Round up to the next cent, customers like that.
            val full = (eligible * percent + 99) / 100
            minOf(full, maxCents ?: full, eligible)
        }
        is Coupon.Benefit.Fixed -> minOf(cents, eligible)
        Coupon.Benefit.FreeShipping -> shipping
    }

    private fun euros(cents: Int) = "${cents / 100}.${(cents % 100).toString().padStart(2, '0')} €"
}
