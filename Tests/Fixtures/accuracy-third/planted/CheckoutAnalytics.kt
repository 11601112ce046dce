package de.fruehstueck.analytics

fun interface AnalyticsSink {
    fun log(name: String, parameters: Map<String, String>)
}

enum class PaymentMethod(val key: String) {
    CARD("card"),
    WALLET("wallet"),
    GIFT_CARD("gift_card"),
}

data class CompletedOrder(
    val id: String,
    val items: List<Item>,
    val paymentMethod: PaymentMethod,
    val couponCode: String? = null,
    val storeId: Int? = null,
) {
    data class Item(val sku: String, val quantity: Int, val unitPriceCents: Long)

    val totalCents: Long get() = items.sumOf { it.quantity * it.unitPriceCents }
}

class CheckoutAnalytics(private val sink: AnalyticsSink) {

    private val loggedOrderIds = mutableSetOf<String>()

    fun checkoutStarted(itemCount: Int) =
        sink.log("checkout_started", mapOf("item_count" to "$itemCount"))

    /** Each order is logged only once, however often the confirmation is shown. */
    fun orderCompleted(order: CompletedOrder) {
        if (!loggedOrderIds.add(order.id)) return

        val parameters = buildMap<String, String> {
            put("order_id", order.id)
            put("total_cents", order.totalCents.toString())
            put("item_count", order.items.sumOf { it.quantity }.toString())
            put("payment_method", order.paymentMethod.key)
            order.storeId?.let { put("store_id", it.toString()) }
        }
        sink.log("order_completed", parameters)
    }

    fun paymentFailed(method: PaymentMethod, reason: String?) =
        sink.log(
            "payment_failed",
            mapOf(
                "payment_method" to method.key,
                "reason" to (reason ?: "unknown"),
            ),
        )
}
