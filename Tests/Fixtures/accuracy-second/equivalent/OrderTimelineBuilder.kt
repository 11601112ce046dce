package com.harborline.shop.orders

import java.time.Instant

enum class OrderEventType {
    PLACED,
    CONFIRMED,
    PACKED,
    SHIPPED,
    OUT_FOR_DELIVERY,
    DELIVERED,
    CANCELLED,
    UNKNOWN;

    companion object {
        fun fromRaw(raw: String): OrderEventType =
            entries.firstOrNull { it != UNKNOWN && it.name == raw } ?: UNKNOWN
    }
}

data class OrderEvent(val type: OrderEventType, val occurredAt: Instant, val note: String?)

data class TimelineEntry(
    val titleKey: String,
    val date: Instant?,
    val note: String?,
    val state: State,
) {
    enum class State { DONE, CURRENT, UPCOMING, CANCELLED }
}

interface OrderTimelineBuilder {
    fun build(events: List<OrderEvent>): List<TimelineEntry>
}

class OrderTimelineBuilderImpl : OrderTimelineBuilder {

    override fun build(events: List<OrderEvent>): List<TimelineEntry> {
        val known = events
            .filterNot { it.type == OrderEventType.UNKNOWN }
            .sortedBy { it.occurredAt }

        val (cancellations, regular) = known.partition { it.type == OrderEventType.CANCELLED }
        cancellations.lastOrNull()?.let { cancellation ->
            return regular.map { entry(it.type, it, TimelineEntry.State.DONE) } +
                entry(OrderEventType.CANCELLED, cancellation, TimelineEntry.State.CANCELLED)
        }

        val latest = known.associateBy { it.type }
        val reached = HAPPY_PATH.indexOfLast { it in latest }
        return HAPPY_PATH.mapIndexed { index, type ->
            val state = when {
                index > reached -> TimelineEntry.State.UPCOMING
                index < reached || type == OrderEventType.DELIVERED -> TimelineEntry.State.DONE
                else -> TimelineEntry.State.CURRENT
            }
            entry(type, latest[type], state)
        }
    }

    private fun entry(type: OrderEventType, event: OrderEvent?, state: TimelineEntry.State) = TimelineEntry(
        titleKey = "order.timeline." + type.name.lowercase(),
        date = event?.occurredAt,
        note = event?.note,
        state = state,
    )

    private companion object {
        val HAPPY_PATH = listOf(
            OrderEventType.PLACED,
            OrderEventType.CONFIRMED,
            OrderEventType.PACKED,
            OrderEventType.SHIPPED,
            OrderEventType.OUT_FOR_DELIVERY,
            OrderEventType.DELIVERED,
        )
    }
}
