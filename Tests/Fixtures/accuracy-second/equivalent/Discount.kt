package com.larkshop.pricing

sealed class Discount {
    protected abstract fun rawReduction(input: DiscountInput): Long

    data class Percentage(val percent: Int, val cap: Long?) : Discount() {
        override fun rawReduction(input: DiscountInput): Long {
            val share = input.subtotal * percent / 100
            return if (cap != null && cap < share) cap else share
        }
    }

    data class Fixed(val amount: Long) : Discount() {
        override fun rawReduction(input: DiscountInput): Long = amount
    }

    data class BuyXGetY(val buy: Int, val free: Int) : Discount() {
        override fun rawReduction(input: DiscountInput): Long {
            if (buy <= 0 || free <= 0) return 0
            val rounds = input.quantity / (buy + free)
            return rounds.toLong() * free * input.unitPrice
        }
    }

    data class Combined(val discounts: List<Discount>) : Discount() {
        override fun rawReduction(input: DiscountInput): Long = discounts.sumOf { it.reduction(input) }
    }

    data object None : Discount() {
        override fun rawReduction(input: DiscountInput): Long = 0
    }

    /** Reduction in minor units. It is never negative and never more than the subtotal. */
    fun reduction(input: DiscountInput): Long {
        if (input.subtotal <= 0) return 0
        return rawReduction(input).coerceIn(0, input.subtotal)
    }

    fun total(input: DiscountInput): Long = input.subtotal - reduction(input)

    val flattened: List<Discount>
        get() = when (this) {
            is Combined -> discounts.flatMap { it.flattened }
            None -> emptyList()
            else -> listOf(this)
        }
}

data class DiscountInput(val unitPrice: Long, val quantity: Int) {
    val subtotal: Long get() = unitPrice * quantity
}
