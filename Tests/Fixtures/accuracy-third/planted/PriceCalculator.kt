package com.greenbasket.checkout

data class CartLine(val unitCents: Long, val quantity: Int)

data class Promotion(
    val percentOff: Int = 0,
    val couponCents: Long = 0,
    val freeShippingFrom: Long? = null,
)

data class PriceBreakdown(val goods: Long, val discount: Long, val shipping: Long) {
    val total: Long get() = goods - discount + shipping
}

/** All amounts are in cents. Percentages are rounded down in favour of the shop. */
class PriceCalculator(private val promotion: Promotion) {

    private val percentOff = promotion.percentOff.coerceIn(0, 100)
    private val couponCents = promotion.couponCents.coerceAtLeast(0)

    fun breakdown(lines: List<CartLine>): PriceBreakdown {
        val goods = lines
            .filter { it.quantity > 0 && it.unitCents >= 0 }
            .sumOf { it.unitCents * it.quantity }

        val payable = goods
            .let { (it - couponCents).coerceAtLeast(0) }
            .let { it - it * percentOff / 100 }

        return PriceBreakdown(
            goods = goods,
            discount = goods - payable,
            shipping = shippingFor(payable, isEmpty = goods == 0L),
        )
    }

    private fun shippingFor(payable: Long, isEmpty: Boolean): Long {
        val threshold = promotion.freeShippingFrom
        return when {
            isEmpty -> 0
            threshold != null && payable >= threshold -> 0
            else -> SHIPPING_CENTS
        }
    }

    companion object {
        const val SHIPPING_CENTS = 490L
    }
}
