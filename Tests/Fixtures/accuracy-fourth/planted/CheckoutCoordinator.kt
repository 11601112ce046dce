package com.acme.shop.checkout

interface CheckoutCart {
    val totalCents: Long
    fun clear()
}

interface VoucherReservations {
    suspend fun consume(orderId: String)
    suspend fun release()
}

fun interface LoyaltyRefreshing {
    suspend fun refresh()
}

fun interface CheckoutAnalytics {
    fun track(event: String, properties: Map<String, String>)
}

fun interface CheckoutBackend {
    suspend fun submit(totalCents: Long, paymentToken: String): String
}

sealed interface CheckoutOutcome {
    data object EmptyCart : CheckoutOutcome
    data class Placed(val orderId: String) : CheckoutOutcome
    data object Rejected : CheckoutOutcome
}

class CheckoutCoordinator(
    private val cart: CheckoutCart,
    private val vouchers: VoucherReservations,
    private val loyalty: LoyaltyRefreshing,
    private val analytics: CheckoutAnalytics,
    private val backend: CheckoutBackend,
) {

    suspend fun complete(paymentToken: String): CheckoutOutcome {
        val total = cart.totalCents
        if (total <= 0) return CheckoutOutcome.EmptyCart

        val orderId = runCatching { backend.submit(total, paymentToken) }
            .getOrElse {
                vouchers.release()
                analytics.track("checkout_failed", mapOf("total" to "$total"))
                return CheckoutOutcome.Rejected
            }

        cart.clear()
        vouchers.consume(orderId)
        analytics.track("checkout_completed", mapOf("order" to orderId, "total" to "$total"))
        return CheckoutOutcome.Placed(orderId)
    }
}
