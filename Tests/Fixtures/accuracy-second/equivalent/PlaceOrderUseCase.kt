package com.example.checkout.domain

import javax.inject.Inject

interface PlaceOrderUseCase {
    suspend operator fun invoke(request: PlaceOrderRequest): OrderConfirmation
}

data class PlaceOrderRequest(
    val cartId: String,
    val addressId: String,
    val paymentToken: String,
    val couponCode: String? = null,
)

sealed class PlaceOrderException : Exception() {
    class EmptyCart : PlaceOrderException()
    data class OutOfStock(val skus: List<String>) : PlaceOrderException()
    data class PaymentDeclined(val reason: String) : PlaceOrderException()
}

class PlaceOrderUseCaseImpl @Inject constructor(
    private val carts: CartRepository,
    private val stock: StockService,
    private val payments: PaymentGateway,
    private val orders: OrderRepository,
    private val analytics: AnalyticsTracker,
) : PlaceOrderUseCase {

    override suspend fun invoke(request: PlaceOrderRequest): OrderConfirmation {
        val cart = carts.cart(request.cartId)
        if (cart.lines.isEmpty()) throw PlaceOrderException.EmptyCart()

        val missing = stock.unavailableSkus(cart.lines.map { it.sku })
        if (missing.isNotEmpty()) {
            analytics.track("order_out_of_stock", mapOf("count" to missing.size.toString()))
            throw PlaceOrderException.OutOfStock(missing.sorted())
        }

        val total = cart.total(request.couponCode)
        return when (val result = payments.charge(request.paymentToken, total)) {
            is PaymentResult.Declined -> {
                analytics.track("order_payment_declined", mapOf("reason" to result.reason))
                throw PlaceOrderException.PaymentDeclined(result.reason)
            }
            is PaymentResult.Approved -> createOrder(cart, request, result.chargeId, total)
        }
    }

    private suspend fun createOrder(
        cart: Cart,
        request: PlaceOrderRequest,
        chargeId: String,
        total: Long,
    ): OrderConfirmation =
        try {
            val order = orders.create(cart, request.addressId, chargeId)
            analytics.track("order_placed", mapOf("order_id" to order.id, "total" to "$total"))
            runCatching { carts.clear(request.cartId) }
            OrderConfirmation(orderId = order.id, total = total)
        } catch (e: Throwable) {
            runCatching { payments.refund(chargeId) }
            throw e
        }
}
