package tv.lumen.billing.data

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json

@Serializable
data class SubscriptionDTO(
    val id: String,
    @SerialName("plan_name")
    val planName: String,
    @SerialName("price_cents")
    val priceCents: Long,
    val currency: String = "EUR",
    @SerialName("auto_renew")
    val autoRenew: Boolean = false,
    @SerialName("add_ons")
    val addOns: List<String> = emptyList(),
    val seats: Int = 1,
) {
    val monthlyTotalCents: Long
        get() = priceCents * seats + addOns.size * ADD_ON_CENTS

    val renewalNote: String
        get() = if (autoRenew) "Renews automatically" else "Ends after this period"

    companion object {
        private const val ADD_ON_CENTS = 199L

        private val json = Json {
            ignoreUnknownKeys = true
            coerceInputValues = true
            encodeDefaults = true
        }

        fun parse(text: String): SubscriptionDTO? =
            runCatching { json.decodeFromString(serializer(), text) }.getOrNull()
    }
}
