package io.beacon.payments

import io.beacon.analytics.AnalyticsClient

data class LineItem(val sku: String, val price: Double, val quantity: Int)

class PurchaseReporter(private val analytics: AnalyticsClient) {

    private val reportedOrders = mutableSetOf<String>()

    fun report(orderId: String, items: List<LineItem>, currency: String, coupon: String? = null) {
        if (items.isEmpty() || !reportedOrders.add(orderId)) return

        val total = items.sumOf { cents(it.price) * it.quantity }
        val properties = buildMap {
            put("order_id", orderId)
            put("currency", currency)
            put("total_cents", total.toString())
            put("item_count", items.sumOf { it.quantity }.toString())
            put("skus", items.joinToString(",") { it.sku })
            coupon?.let { put("coupon", it) }
        }
        analytics.track("purchase_completed", properties)
    }

    fun reportRefund(orderId: String, amount: Double, currency: String) {
        analytics.track(
            "purchase_refunded",
            mapOf(
                "order_id" to orderId,
                "currency" to currency,
                "total_cents" to (-cents(amount)).toString(),
            ),
        )
        reportedOrders.remove(orderId)
    }

    private fun cents(amount: Double): Long = (amount * 100).toLong()
}
