package com.acme.shop.orders

import java.time.Instant
import java.time.YearMonth
import java.time.ZoneOffset
import java.time.format.DateTimeFormatter
import java.util.Locale

enum class OrderStatus(val countsTowardsTotal: Boolean = true) {
    PROCESSING,
    SHIPPED,
    DELIVERED,
    CANCELLED(countsTowardsTotal = false),
    REFUNDED(countsTowardsTotal = false),
}

data class Order(
    val id: Long,
    val placedAt: Instant,
    val totalCents: Long,
    val status: OrderStatus,
)

data class OrderSection(val title: String, val orders: List<Order>, val spentCents: Long)

object OrderHistorySections {

    private val titleFormatter = DateTimeFormatter.ofPattern("MMMM yyyy", Locale.ENGLISH)

    private val newestFirst = compareByDescending(Order::placedAt).thenByDescending(Order::id)

    /** Newest month first, newest order first within the month. */
    fun make(orders: List<Order>): List<OrderSection> =
        orders
            .sortedWith(newestFirst)
            .groupBy { YearMonth.from(it.placedAt.atOffset(ZoneOffset.UTC)) }
            .map { (month, ordersOfMonth) ->
                OrderSection(
                    title = month.format(titleFormatter),
                    orders = ordersOfMonth,
                    spentCents = ordersOfMonth
                        .filter { it.status.countsTowardsTotal }
                        .sumOf { it.totalCents },
                )
            }
}
