package com.harborline.shop.cart

import com.harborline.shop.analytics.AnalyticsTracking

data class CartLine(
    val sku: String,
    val title: String,
    val unitPriceCents: Long,
    val quantity: Int,
) {
    val totalCents: Long get() = unitPriceCents * quantity
}

class CartSummaryViewModel(private val analytics: AnalyticsTracking) {

    private val _lines = mutableListOf<CartLine>()
    val lines: List<CartLine> get() = _lines.toList()

    var couponPercent: Int? = null
        private set

    var onChange: (() -> Unit)? = null

    val isEmpty: Boolean get() = _lines.isEmpty()

    val itemCount: Int get() = _lines.sumOf { it.quantity }

    val subtotalCents: Long get() = _lines.sumOf { it.totalCents }

    val discountCents: Long
        get() {
            val percent = couponPercent ?: return 0
            return subtotalCents * percent / 100
        }

    val shippingCents: Long
        get() {
            if (isEmpty) return 0
            return if (subtotalCents - discountCents >= FREE_SHIPPING_THRESHOLD_CENTS) 0 else SHIPPING_CENTS
        }

    val totalCents: Long get() = subtotalCents - discountCents + shippingCents

    fun add(line: CartLine) {
        val index = _lines.indexOfFirst { it.sku == line.sku }
        if (index >= 0) {
            val existing = _lines[index]
            _lines[index] = existing.copy(quantity = minOf(existing.quantity + line.quantity, MAX_QUANTITY))
        } else {
            _lines.add(line)
        }
        analytics.track("cart_add", mapOf("sku" to line.sku))
        onChange?.invoke()
    }

    fun setQuantity(quantity: Int, sku: String) {
        val index = _lines.indexOfFirst { it.sku == sku }
        if (index < 0) return
        if (quantity <= 0) {
            _lines.removeAt(index)
            analytics.track("cart_remove", mapOf("sku" to sku))
        } else {
            _lines[index] = _lines[index].copy(quantity = minOf(quantity, MAX_QUANTITY))
        }
        onChange?.invoke()
    }

    fun applyCoupon(percent: Int) {
        couponPercent = percent.coerceIn(0, 100)
        onChange?.invoke()
    }

    companion object {
        const val FREE_SHIPPING_THRESHOLD_CENTS = 5_000L
        const val SHIPPING_CENTS = 499L
        const val MAX_QUANTITY = 20
    }
}
