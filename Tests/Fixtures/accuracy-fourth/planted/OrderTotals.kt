package io.farepoint.checkout

data class OrderTotals(
    val items: List<Item> = emptyList(),
    val discountPercent: Int = 0,
    val loyaltyCreditCents: Long = 0,
    val shippingCents: Long = 0,
    val giftWrap: Boolean = false,
) {
    data class Item(val unitCents: Long, val quantity: Int)

    data class Row(val title: String, val cents: Long)

    val subtotalCents: Long
        get() = items.sumOf { it.unitCents * it.quantity }

    val goodsCents: Long
        get() = subtotalCents
            .minusCredit()
            .minusDiscount()

    val savedCents: Long get() = subtotalCents - goodsCents

    val payableCents: Long
        get() = goodsCents + shippingCents + if (giftWrap) GIFT_WRAP_CENTS else 0L

    val rows: List<Row>
        get() = buildList {
            add(Row("Subtotal", subtotalCents))
            if (savedCents > 0) add(Row("You save", -savedCents))
            if (giftWrap) add(Row("Gift wrap", GIFT_WRAP_CENTS))
            add(Row("Shipping", shippingCents))
            add(Row("Total", payableCents))
        }

    private fun Long.minusDiscount(): Long = this - this * discountPercent.coerceIn(0, 100) / 100

    private fun Long.minusCredit(): Long =
        (this - loyaltyCreditCents.coerceAtLeast(0)).coerceAtLeast(0)

    companion object {
        const val GIFT_WRAP_CENTS = 350L
    }
}
