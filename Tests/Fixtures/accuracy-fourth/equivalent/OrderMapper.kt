package shop.orders.data

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json

data class Order(
    val id: String,
    val status: OrderStatus,
    val lines: List<OrderLine>,
    val totalCents: Long,
    val couponCode: String?,
) {
    val isEditable: Boolean
        get() = status == OrderStatus.OPEN || status == OrderStatus.PAID
}

data class OrderLine(val sku: String, val quantity: Int, val unitPriceCents: Long)

@Serializable
enum class OrderStatus {
    @SerialName("open") OPEN,
    @SerialName("paid") PAID,
    @SerialName("shipped") SHIPPED,
    @SerialName("cancelled") CANCELLED,
}

@Serializable
data class OrderDto(
    @SerialName("order_id") val orderId: String,
    val status: OrderStatus,
    val lines: List<Line>? = null,
    @SerialName("discount_cents") val discountCents: Long? = null,
    @SerialName("coupon_code") val couponCode: String? = null,
) {
    @Serializable
    data class Line(
        val sku: String,
        val quantity: Int,
        @SerialName("unit_price_cents") val unitPriceCents: Long,
    )
}

object OrderMapper {
    private val json = Json { ignoreUnknownKeys = true }

    fun parse(text: String): Order = json.decodeFromString<OrderDto>(text).toOrder()

    fun parseOrNull(text: String): Order? = runCatching { parse(text) }.getOrNull()

    fun OrderDto.toOrder(): Order {
        val kept = lines.orEmpty().mapNotNull { line ->
            line.takeIf { it.quantity > 0 }?.run { OrderLine(sku, quantity, unitPriceCents) }
        }
        val subtotal = kept.sumOf { it.quantity * it.unitPriceCents }

        return Order(
            id = orderId,
            status = status,
            lines = kept,
            totalCents = (subtotal - (discountCents ?: 0L)).coerceAtLeast(0L),
            couponCode = couponCode?.takeIf { it.isNotEmpty() },
        )
    }
}
