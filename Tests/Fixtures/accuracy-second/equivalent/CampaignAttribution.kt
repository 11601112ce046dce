package io.beacon.links

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import java.util.concurrent.TimeUnit

@Serializable
data class Campaign(
    @SerialName("utm_source") val source: String,
    @SerialName("utm_medium") val medium: String? = null,
    @SerialName("utm_campaign") val name: String? = null,
    @SerialName("click_id") val clickId: String? = null,
    @SerialName("received_at") val receivedAt: Long,
) {
    companion object {
        private val CLICK_ID_KEYS = listOf("gclid", "fbclid", "click_id")

        fun fromParameters(parameters: Map<String, String>, receivedAt: Long): Campaign? {
            fun value(key: String): String? = parameters[key]?.ifEmpty { null }

            val source = value("utm_source") ?: value("referrer") ?: return null
            return Campaign(
                source = source,
                medium = value("utm_medium"),
                name = value("utm_campaign"),
                clickId = CLICK_ID_KEYS.firstNotNullOfOrNull(::value),
                receivedAt = receivedAt,
            )
        }
    }
}

interface CampaignAttribution {
    val attributed: Campaign?
    fun handle(parameters: Map<String, String>)
}

class CampaignAttributionImpl(
    private val store: CampaignStore,
    private val nowMillis: () -> Long,
) : CampaignAttribution {

    override val attributed: Campaign?
        get() = store.load()?.takeIf(::isInsideWindow)

    override fun handle(parameters: Map<String, String>) {
        val candidate = Campaign.fromParameters(parameters, receivedAt = nowMillis()) ?: return
        val keepExisting = attributed?.clickId != null && candidate.clickId == null
        if (!keepExisting) {
            store.save(candidate)
        }
    }

    private fun isInsideWindow(campaign: Campaign): Boolean =
        nowMillis() - campaign.receivedAt < WINDOW_MILLIS

    private companion object {
        val WINDOW_MILLIS = TimeUnit.DAYS.toMillis(30)
    }
}
