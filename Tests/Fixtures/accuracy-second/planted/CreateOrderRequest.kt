package com.larkshop.checkout.api

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
data class CreateOrderRequest(
    @SerialName("cart_id") val cartId: String,
    @SerialName("items") val items: List<Item>,
    @SerialName("coupon") val couponCode: String? = null,
    @SerialName("shipping_method") val shippingMethod: String,
    @SerialName("note") val note: String? = null,
) {
    @Serializable
    data class Item(
        @SerialName("sku") val sku: String,
        @SerialName("qty") val quantity: Int,
    )

    companion object {
        fun from(cart: CheckoutCart, shipping: ShippingOption): CreateOrderRequest =
            CreateOrderRequest(
                cartId = cart.id,
                items = cart.lines
                    .filter { it.quantity > 0 }
                    .map { Item(sku = it.sku, quantity = it.quantity) },
                couponCode = cart.coupon?.code?.uppercase(),
                shippingMethod = shipping.identifier,
                note = cart.note.ifEmpty { null },
            )
    }
}
