package io.bringo.orders

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

@Serializable(with = OrderStatusSerializer::class)
sealed class OrderStatus(val rawValue: String) {
    data object Placed : OrderStatus("placed")
    data object Paid : OrderStatus("paid")
    data object Packed : OrderStatus("packed")
    data object Shipped : OrderStatus("shipped")
    data object Delivered : OrderStatus("delivered")
    data object Cancelled : OrderStatus("cancelled")
    data class Unknown(val raw: String) : OrderStatus(raw)

    /** Nothing will happen to this order any more. */
    val isFinal: Boolean
        get() = this is Delivered || this is Cancelled

    fun canTransition(next: OrderStatus): Boolean = when (this) {
        Placed -> next == Paid || next == Cancelled
        Paid -> next == Packed || next == Cancelled
        Packed -> next == Shipped
        Shipped -> next == Delivered
        Delivered, Cancelled, is Unknown -> false
    }

    companion object {
        fun fromRawValue(rawValue: String): OrderStatus = when (rawValue.lowercase()) {
            "placed" -> Placed
            "paid" -> Paid
            "packed" -> Packed
            "shipped" -> Shipped
            "delivered" -> Delivered
            "canceled", "cancelled" -> Cancelled
            else -> Unknown(rawValue)
        }
    }
}

object OrderStatusSerializer : KSerializer<OrderStatus> {
    override val descriptor = PrimitiveSerialDescriptor("OrderStatus", PrimitiveKind.STRING)

    override fun deserialize(decoder: Decoder): OrderStatus =
        OrderStatus.fromRawValue(decoder.decodeString())

    override fun serialize(encoder: Encoder, value: OrderStatus) =
        encoder.encodeString(value.rawValue)
}
