package com.acme.shop.coupons

sealed interface Coupon {
    @JvmInline
    value class Percent(val percent: Int) : Coupon

    @JvmInline
    value class Fixed(val cents: Long) : Coupon

    data object FreeShipping : Coupon
}

data class OrderTotals(
    val subtotal: Long,
    val discount: Long,
    val shipping: Long,
) {
    val total: Long get() = subtotal - discount + shipping
}

class CouponCalculator(
    private val shippingCents: Long,
    private val freeShippingFrom: Long,
) {

    fun totals(itemCents: List<Long>, coupon: Coupon?): OrderTotals {
        val subtotal = itemCents.sum()
        val discount = when (coupon) {
            is Coupon.Percent -> subtotal * coupon.percent.coerceIn(0, 100) / 100
            is Coupon.Fixed -> coupon.cents
            Coupon.FreeShipping, null -> 0L
        }
        return OrderTotals(subtotal, discount, shippingFor(subtotal, coupon))
    }

    private fun shippingFor(subtotal: Long, coupon: Coupon?): Long = when {
        subtotal == 0L -> 0L
        subtotal >= freeShippingFrom -> 0L
        coupon == Coupon.FreeShipping -> 0L
        else -> shippingCents
    }
}
