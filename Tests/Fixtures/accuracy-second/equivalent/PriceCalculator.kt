package com.example.shop.pricing

data class PriceBreakdown(
    val net: Long,
    val tax: Long,
    val shipping: Long,
    val discount: Long,
) {
    val gross: Long get() = net + tax + shipping - discount
}

class PriceCalculator(
    private val freeShippingFrom: Long = 5_000,
    private val flatShipping: Long = 490,
) {
    enum class TaxClass(val basisPoints: Int) {
        STANDARD(1900),
        REDUCED(700),
        EXEMPT(0),
    }

    data class Item(
        val netPrice: Long,
        val quantity: Int,
        val taxClass: TaxClass,
    )

    fun breakdown(items: List<Item>, discount: Long = 0): PriceBreakdown {
        var net = 0L
        var tax = 0L
        for (item in items) {
            val lineNet = item.netPrice * item.quantity
            net += lineNet
            tax += taxAmount(lineNet, item.taxClass)
        }
        val allowedDiscount = minOf(maxOf(0L, discount), net + tax)
        return PriceBreakdown(
            net = net,
            tax = tax,
            shipping = shipping(goods = net + tax - allowedDiscount, isEmpty = items.isEmpty()),
            discount = allowedDiscount,
        )
    }

    private fun shipping(goods: Long, isEmpty: Boolean): Long {
        if (isEmpty) return 0
        return if (goods >= freeShippingFrom) 0 else flatShipping
    }

    companion object {
        fun taxAmount(amount: Long, taxClass: TaxClass): Long =
            (amount * taxClass.basisPoints + 5_000) / 10_000
    }
}
