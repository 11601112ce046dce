package com.marketly.orders

import java.time.Duration
import java.time.Instant
import kotlinx.serialization.Serializable

@Serializable
data class OrderDto(
    val id: String,
    val state: String,
    val trackingUrl: String? = null,
    val carrier: String? = null,
    val placedAt: Long,
    val deliveredAt: Long? = null,
    val packages: Int? = null,
)

sealed class OrderStatus(val isActive: Boolean) {

    abstract val badge: String

    data object Processing : OrderStatus(isActive = true) {
        override val badge = "In progress"
    }

    data class Shipped(val carrier: String, val trackingUrl: String?) : OrderStatus(isActive = true) {
        override val badge get() = "On its way with $carrier"
    }

    data class PartlyShipped(val packages: Int) : OrderStatus(isActive = true) {
        override val badge get() = "On its way in $packages packages"
    }

    data class Delivered(val at: Instant, val isReturnable: Boolean) : OrderStatus(isActive = false) {
        override val badge get() = if (isReturnable) "Delivered – returns possible" else "Delivered"
    }

    data object Cancelled : OrderStatus(isActive = false) {
        override val badge = "Cancelled"
    }

    data object Refunded : OrderStatus(isActive = false) {
        override val badge = "Refunded"
    }

    data class Unknown(val state: String) : OrderStatus(isActive = false) {
        override val badge = "See details"
    }
}

data class OrderCell(val id: String, val status: OrderStatus, val badge: String, val isActive: Boolean)

class OrderStatusMapper(private val now: () -> Instant) {

    /** Newest orders first. */
    fun cells(orders: List<OrderDto>): List<OrderCell> = orders
        .sortedWith(compareByDescending<OrderDto> { it.placedAt }.thenBy { it.id })
        .map(::cell)

    fun cell(dto: OrderDto): OrderCell {
        val status = statusOf(dto)
        return OrderCell(dto.id, status, status.badge, status.isActive)
    }

    private fun statusOf(dto: OrderDto): OrderStatus = when (dto.state.lowercase()) {
        "new", "paid", "packing" -> OrderStatus.Processing
        "shipped" -> {
            val packages = dto.packages ?: 1
            if (packages > 1) {
                OrderStatus.PartlyShipped(packages)
            } else {
                OrderStatus.Shipped(
                    carrier = dto.carrier ?: "our carrier",
                    trackingUrl = dto.trackingUrl?.takeIf { it.startsWith("https://") },
                )
            }
        }
        "delivered" -> dto.deliveredAt
            ?.let { delivered(Instant.ofEpochMilli(it)) }
            ?: OrderStatus.Unknown(dto.state)
        "cancelled", "canceled" -> OrderStatus.Cancelled
        "refunded" -> OrderStatus.Refunded
        else -> OrderStatus.Unknown(dto.state)
    }

    private fun delivered(at: Instant) = OrderStatus.Delivered(
        at = at,
        isReturnable = Duration.between(at, now()) <= RETURN_PERIOD,
    )

    private companion object {
        val RETURN_PERIOD: Duration = Duration.ofDays(30)
    }
}
