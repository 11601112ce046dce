package eats.papaya.orders

data class OrderLine(
    val name: String,
    val priceCents: Long,
    val quantity: Int = 1,
)

data class Promotion(
    val percentOff: Int = 0,
    val amountOffCents: Long = 0,
) {
    companion object {
        val NONE = Promotion()
    }
}

data class OrderTotals(
    val subtotalCents: Long,
    val discountCents: Long,
    val deliveryCents: Long,
    val tipCents: Long,
) {
    val totalCents: Long get() = subtotalCents - discountCents + deliveryCents + tipCents
}

class OrderCalculator {

    /** Amounts are in cents; a promotion can never make the goods cheaper than free. */
    fun totals(
        lines: List<OrderLine>,
        promotion: Promotion = Promotion.NONE,
        tipPercent: Int = 0,
    ): OrderTotals {
        val subtotal = lines.sumOf { it.priceCents * it.quantity }
        val goods = subtotal
            .let { (it - promotion.amountOffCents).coerceAtLeast(0) }
            .let { it - it * promotion.percentOff.coerceAtMost(100) / 100 }

        return OrderTotals(
            subtotalCents = subtotal,
            discountCents = subtotal - goods,
            deliveryCents = when {
                lines.isEmpty() -> 0
                goods >= FREE_DELIVERY_FROM_CENTS -> 0
                else -> DELIVERY_CENTS
            },
            tipCents = subtotal * tipPercent.coerceAtLeast(0) / 100,
        )
    }

    fun centsUntilFreeDelivery(totals: OrderTotals): Long? =
        (FREE_DELIVERY_FROM_CENTS - (totals.subtotalCents - totals.discountCents)).takeIf { it > 0 }

    companion object {
        const val FREE_DELIVERY_FROM_CENTS = 4_000L
        const val DELIVERY_CENTS = 490L
    }
}
