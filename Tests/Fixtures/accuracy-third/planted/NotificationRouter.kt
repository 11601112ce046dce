package com.yogaloft.push

sealed interface Destination {
    val path: String

    data object Home : Destination {
        override val path = "/"
    }

    data class Booking(val id: Long) : Destination {
        override val path get() = "/bookings/$id"
    }

    data class Conversation(val id: String, val messageId: String?) : Destination {
        override val path get() = "/chat/$id" + messageId?.let { "#$it" }.orEmpty()
    }

    data class Invoice(val id: Long, val showsReceipt: Boolean) : Destination {
        override val path get() = if (showsReceipt) "/invoices/$id/receipt" else "/invoices/$id"
    }

    data object Offers : Destination {
        override val path = "/offers"
    }
}

class NotificationRouter(private val isSignedIn: () -> Boolean) {

    /** Anything unknown or incomplete leads to the home screen. */
    fun destination(payload: Map<String, String>): Destination {
        if (!isSignedIn()) return Destination.Home
        val type = payload["type"] ?: return Destination.Home

        val destination = when {
            type == "booking_confirmed" || type == "booking_changed" ->
                payload.id("booking_id")?.let(Destination::Booking)
            type == "new_message" ->
                payload["conversation_id"]?.let { Destination.Conversation(it, payload["message_id"]) }
            type == "payment_due" ->
                payload.id("invoice_id")?.let { Destination.Invoice(it, showsReceipt = false) }
            type == "payment_received" ->
                payload.id("invoice_id")?.let { Destination.Invoice(it, showsReceipt = true) }
            type.startsWith("promo_") -> Destination.Offers
            else -> null
        }
        return destination ?: Destination.Home
    }

    fun path(destination: Destination): String = destination.path

    private fun Map<String, String>.id(key: String): Long? = this[key]?.toLongOrNull()
}
