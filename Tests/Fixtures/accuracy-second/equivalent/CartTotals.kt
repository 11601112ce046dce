package com.northpine.checkout.cart

import com.squareup.moshi.Json
import com.squareup.moshi.JsonClass

@JsonClass(generateAdapter = true)
data class CartItem(
    @Json(name = "sku") val sku: String,
    @Json(name = "unit_price") val unitPrice: Long,
    @Json(name = "qty") val quantity: Int,
    @Json(name = "is_gift") val isGift: Boolean? = null,
) {
    val lineTotal: Long get() = if (isGift == true) 0 else unitPrice * quantity
}

sealed interface Promotion {
    data class Percent(val rate: Long, val cap: Long?) : Promotion
    data class Fixed(val amount: Long) : Promotion
    data class FreeShipping(val minimum: Long) : Promotion
}

data class CartTotals(val subtotal: Long, val discount: Long, val shipping: Long) {
    val total: Long get() = subtotal - discount + shipping
}

class CartTotalsCalculator(
    private val shippingFee: Long = 490,
    private val freeShippingThreshold: Long = 5_000,
    private val giftFee: Long = 250,
) {
    fun totals(items: List<CartItem>, promotions: List<Promotion>): CartTotals {
        if (items.isEmpty()) return CartTotals(0, 0, 0)

        val subtotal = items.sumOf { it.lineTotal }
        var discount = 0L
        var shipsFree = subtotal >= freeShippingThreshold
        promotions.forEach { promotion ->
            val remaining = subtotal - discount
            when (promotion) {
                is Promotion.Percent -> {
                    val amount = remaining * promotion.rate / 100
                    discount += promotion.cap?.let { minOf(amount, it) } ?: amount
                }
                is Promotion.Fixed -> discount += minOf(promotion.amount, remaining)
                is Promotion.FreeShipping -> if (remaining >= promotion.minimum) shipsFree = true
            }
        }
        val giftCount = items.count { it.isGift == true }
        val baseFee = if (shipsFree) 0L else shippingFee
        return CartTotals(subtotal, discount, shipping = baseFee + giftFee * giftCount)
    }

    fun amountMissingForFreeShipping(items: List<CartItem>): Long? =
        (freeShippingThreshold - items.sumOf { it.lineTotal }).takeIf { it > 0 }
}
