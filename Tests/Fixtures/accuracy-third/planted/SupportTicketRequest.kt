package help.larder.tickets

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.encodeToString
import kotlinx.serialization.json.Json

@Serializable
enum class TicketTopic(val title: String) {
    @SerialName("billing") BILLING("Bills & payments"),
    @SerialName("delivery") DELIVERY("Delivery"),
    @SerialName("account") ACCOUNT("My account"),
}

@Serializable
data class SupportTicketRequest(
    val topic: TicketTopic,
    val message: String,
    @SerialName("order_id") val orderId: String?,
    val channel: String = "app",
) {
    val problems: List<String>
        get() = listOfNotNull(
            "Please describe your request".takeIf { message.isBlank() },
            "Please choose an order".takeIf { topic == TicketTopic.DELIVERY && orderId == null },
        )

    fun toJson(): ByteArray = json.encodeToString(this).encodeToByteArray()

    companion object {
        private val json = Json { explicitNulls = false }

        fun complaint(orderId: String, message: String) = SupportTicketRequest(
            topic = TicketTopic.DELIVERY,
            message = message,
            orderId = orderId,
        )
    }
}
