package travel.nestly.booking.data

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json

@Serializable
data class Guest(
    @SerialName("first_name") val firstName: String,
    @SerialName("last_name") val lastName: String,
    @SerialName("lead") val isLead: Boolean = false,
)

@Serializable
enum class BookingStatus {
    @SerialName("pending") PENDING,
    @SerialName("confirmed") CONFIRMED,
    @SerialName("cancelled") CANCELLED,
    @SerialName("unknown") UNKNOWN,
}

@Serializable
data class BookingConfirmation(
    @SerialName("booking_id") val id: String,
    @SerialName("hotel_name") val hotelName: String,
    @SerialName("price_cents") val priceCents: Long,
    @SerialName("loyalty_number") val loyaltyNumber: String? = null,
    val status: BookingStatus = BookingStatus.UNKNOWN,
    val guests: List<Guest> = emptyList(),
) {
    val leadGuest: Guest?
        get() = guests.firstOrNull { it.isLead } ?: guests.firstOrNull()

    val canBeChanged: Boolean
        get() = when (status) {
            BookingStatus.PENDING, BookingStatus.CONFIRMED -> true
            BookingStatus.CANCELLED, BookingStatus.UNKNOWN -> false
        }

    companion object {
        // Unknown enum names and explicit nulls fall back to the defaults above.
        private val json = Json {
            ignoreUnknownKeys = true
            coerceInputValues = true
        }

        fun fromJson(text: String): BookingConfirmation = json.decodeFromString(serializer(), text)
    }
}
