package com.example.shop.checkout

data class CheckoutTotals(
    val goods: Long,
    val discount: Long,
    val shipping: Long,
    val tip: Long,
) {
    val payable: Long get() = goods - discount + shipping + tip
}

class CheckoutTotalsCalculator {

    fun totals(basket: Basket, voucher: Voucher?, tipPercent: Int): CheckoutTotals {
        val goods = basket.items.sumOf { it.price * it.quantity }
        val discount = discountAmount(voucher, goods)
        val reduced = goods - discount
        return CheckoutTotals(
            goods = goods,
            discount = discount,
            shipping = shippingAmount(basket, reduced),
            tip = tipAmount(reduced, tipPercent),
        )
    }

    private fun discountAmount(voucher: Voucher?, goods: Long): Long {
        if (voucher == null || goods < voucher.minimum) return 0
        return when (val kind = voucher.kind) {
            is Voucher.Kind.Amount -> minOf(kind.value, goods)
            is Voucher.Kind.Percent -> goods * kind.value / 100
        }
    }

    private fun shippingAmount(basket: Basket, reduced: Long): Long {
        if (basket.items.isEmpty() || basket.isPickup) return 0
        val surcharge = if (basket.items.any { it.isBulky }) BULKY_SURCHARGE else 0L
        if (reduced > FREE_SHIPPING_THRESHOLD) {
            return surcharge
        }
        return STANDARD_SHIPPING + surcharge
    }

    private fun tipAmount(amount: Long, percent: Int): Long {
        val allowed = percent.coerceIn(0, MAX_TIP_PERCENT)
        return amount * allowed / 100
    }

    private companion object {
        const val FREE_SHIPPING_THRESHOLD = 4_900L
        const val STANDARD_SHIPPING = 390L
        const val BULKY_SURCHARGE = 1_500L
        const val MAX_TIP_PERCENT = 25
    }
}
