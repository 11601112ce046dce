package com.example.shop.pricing

interface DiscountPolicy {
    val code: String
    val stackable: Boolean get() = false

    fun isApplicable(order: OrderSummary): Boolean = order.subtotal > 0

    fun discount(order: OrderSummary): Long
}

data class PercentageDiscount(
    override val code: String,
    val percent: Int,
    val cap: Long? = null,
) : DiscountPolicy {

    override fun discount(order: OrderSummary): Long {
        val raw = order.subtotal * percent / 100
        return if (cap == null) raw else minOf(raw, cap)
    }
}

data class FixedDiscount(
    override val code: String,
    val amount: Long,
    val minimumSubtotal: Long,
) : DiscountPolicy {

    override val stackable: Boolean get() = true

    override fun isApplicable(order: OrderSummary): Boolean =
        order.subtotal >= minimumSubtotal

    override fun discount(order: OrderSummary): Long = minOf(amount, order.subtotal)
}

class FirstOrderDiscount : DiscountPolicy {
    override val code = "WELCOME"

    override fun isApplicable(order: OrderSummary): Boolean =
        order.previousOrders == 0 && !order.isGuest

    override fun discount(order: OrderSummary): Long = order.subtotal / 10
}

class DiscountEngine(val policies: List<DiscountPolicy>) {

    fun bestDiscount(order: OrderSummary): Long {
        val applicable = policies.filter { it.isApplicable(order) }
        val stacked = applicable
            .filter { it.stackable }
            .sumOf { it.discount(order) }
        val single = applicable
            .filterNot { it.stackable }
            .maxOfOrNull { it.discount(order) } ?: 0L
        return minOf(stacked + single, order.subtotal)
    }
}
