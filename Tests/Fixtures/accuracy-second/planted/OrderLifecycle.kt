package com.northpine.orders

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
enum class OrderStatus(val rawValue: String) {
    @SerialName("draft") DRAFT("draft"),
    @SerialName("placed") PLACED("placed"),
    @SerialName("paid") PAID("paid"),
    @SerialName("packed") PACKED("packed"),
    @SerialName("shipped") SHIPPED("shipped"),
    @SerialName("delivered") DELIVERED("delivered"),
    @SerialName("cancelled") CANCELLED("cancelled"),
    @SerialName("refunded") REFUNDED("refunded"),
}

data class OrderTransitionException(val from: OrderStatus, val to: OrderStatus) : Exception()

class OrderLifecycle(
    status: OrderStatus = OrderStatus.DRAFT,
    private val tracker: OrderTracking,
) {
    var status: OrderStatus = status
        private set

    private val _history = mutableListOf(status)
    val history: List<OrderStatus> get() = _history.toList()

    val isFinal: Boolean get() = status !in ALLOWED

    fun canMoveTo(next: OrderStatus): Boolean = ALLOWED[status]?.contains(next) ?: false

    fun moveTo(next: OrderStatus) {
        if (!canMoveTo(next)) throw OrderTransitionException(status, next)
        tracker.orderMoved(from = status.rawValue, to = next.rawValue)
        status = next
        _history += next
    }

    private companion object {
        val ALLOWED: Map<OrderStatus, Set<OrderStatus>> = mapOf(
            OrderStatus.DRAFT to setOf(OrderStatus.PLACED, OrderStatus.CANCELLED),
            OrderStatus.PLACED to setOf(OrderStatus.PAID, OrderStatus.CANCELLED),
            OrderStatus.PAID to setOf(OrderStatus.PACKED, OrderStatus.CANCELLED, OrderStatus.REFUNDED),
            OrderStatus.PACKED to setOf(OrderStatus.SHIPPED, OrderStatus.REFUNDED),
            OrderStatus.SHIPPED to setOf(OrderStatus.DELIVERED),
            OrderStatus.DELIVERED to setOf(OrderStatus.REFUNDED),
        )
    }
}
