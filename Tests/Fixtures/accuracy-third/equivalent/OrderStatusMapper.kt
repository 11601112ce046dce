package com.parcelpal.orders.ui

import java.util.Locale

sealed interface OrderStatus {
    data object Placed : OrderStatus
    data class Packed(val parcels: Int) : OrderStatus
    data class Shipped(val carrier: String, val etaDays: Int?) : OrderStatus
    data class Delivered(val signedBy: String?) : OrderStatus
    data class Cancelled(val refundCents: Int?) : OrderStatus
}

data class OrderRow(
    val title: String,
    val detail: String?,
    val tone: Tone,
    val progress: Int,
    val actions: List<Action>,
) {
    enum class Tone { NEUTRAL, POSITIVE, WARNING }
    enum class Action { CANCEL, TRACK, REVIEW, REORDER }
}

fun OrderStatus.toRow(): OrderRow = OrderRow(title, detail, tone, progress, actions)

private val OrderStatus.title: String
    get() = when (this) {
        OrderStatus.Placed -> "Order placed"
        is OrderStatus.Packed -> "Packed"
        is OrderStatus.Shipped -> when {
            etaDays == null -> "On its way"
            etaDays < 0 -> "Delayed"
            etaDays == 0 -> "Arriving today"
            etaDays == 1 -> "Arriving tomorrow"
            else -> "Arriving in $etaDays days"
        }
        is OrderStatus.Delivered -> "Delivered"
        is OrderStatus.Cancelled -> "Cancelled"
    }

private val OrderStatus.detail: String?
    get() = when (this) {
        OrderStatus.Placed -> null
        is OrderStatus.Packed -> "$parcels parcels".takeIf { parcels > 1 }
        is OrderStatus.Shipped -> "With $carrier"
        is OrderStatus.Delivered -> signedBy?.let { "Signed by $it" }
        is OrderStatus.Cancelled -> refundCents
            ?.takeIf { it > 0 }
            ?.let { "$%d.%02d refunded".format(Locale.US, it / 100, it % 100) }
    }

private val OrderStatus.tone: OrderRow.Tone
    get() = when (this) {
        is OrderStatus.Delivered -> OrderRow.Tone.POSITIVE
        is OrderStatus.Cancelled -> OrderRow.Tone.WARNING
        is OrderStatus.Shipped ->
            if (etaDays != null && etaDays < 0) OrderRow.Tone.WARNING else OrderRow.Tone.NEUTRAL
        else -> OrderRow.Tone.NEUTRAL
    }

private val OrderStatus.progress: Int
    get() = when (this) {
        OrderStatus.Placed -> 10
        is OrderStatus.Packed -> 40
        is OrderStatus.Shipped -> 75
        is OrderStatus.Delivered -> 100
        is OrderStatus.Cancelled -> 0
    }

private val OrderStatus.actions: List<OrderRow.Action>
    get() = when (this) {
        OrderStatus.Placed, is OrderStatus.Packed -> listOf(OrderRow.Action.CANCEL)
        is OrderStatus.Shipped -> listOf(OrderRow.Action.TRACK)
        is OrderStatus.Delivered -> listOf(OrderRow.Action.REVIEW, OrderRow.Action.REORDER)
        is OrderStatus.Cancelled -> listOf(OrderRow.Action.REORDER)
    }
