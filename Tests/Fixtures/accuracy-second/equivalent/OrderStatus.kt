package com.larkshop.orders.model

import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

@Serializable(with = OrderStatus.Serializer::class)
enum class OrderStatus(val rawValue: String) {
    PENDING("pending"),
    PAID("paid"),
    PACKING("packing"),
    SHIPPED("shipped"),
    DELIVERED("delivered"),
    CANCELLED("cancelled"),
    RETURNED("returned"),
    UNKNOWN("unknown");

    val isTerminal: Boolean
        get() = when (this) {
            DELIVERED, CANCELLED, RETURNED -> true
            PENDING, PAID, PACKING, SHIPPED, UNKNOWN -> false
        }

    val canCancel: Boolean
        get() = this == PENDING || this == PAID

    val progress: Double
        get() = when (this) {
            PENDING -> 0.1
            PAID -> 0.3
            PACKING -> 0.5
            SHIPPED -> 0.8
            DELIVERED -> 1.0
            CANCELLED, RETURNED, UNKNOWN -> 0.0
        }

    fun canTransition(next: OrderStatus): Boolean = when {
        this == PENDING && next == PAID -> true
        this == PAID && next == PACKING -> true
        this == PACKING && next == SHIPPED -> true
        this == SHIPPED && next == DELIVERED -> true
        this == DELIVERED && next == RETURNED -> true
        next == CANCELLED -> canCancel
        else -> false
    }

    object Serializer : KSerializer<OrderStatus> {
        override val descriptor: SerialDescriptor =
            PrimitiveSerialDescriptor("OrderStatus", PrimitiveKind.STRING)

        override fun deserialize(decoder: Decoder): OrderStatus = fromServerValue(decoder.decodeString())

        override fun serialize(encoder: Encoder, value: OrderStatus) = encoder.encodeString(value.rawValue)
    }

    companion object {
        val filterable: List<OrderStatus>
            get() = entries.filter { it != UNKNOWN }

        fun fromServerValue(serverValue: String): OrderStatus = when (serverValue) {
            "in_preparation" -> PACKING
            "canceled" -> CANCELLED
            else -> entries.firstOrNull { it.rawValue == serverValue } ?: UNKNOWN
        }
    }
}
