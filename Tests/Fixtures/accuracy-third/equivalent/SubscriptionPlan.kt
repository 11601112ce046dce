package com.readery.billing

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.decodeFromString
import kotlinx.serialization.json.Json

@Serializable
data class SubscriptionPlan(
    val id: String,
    @SerialName("display_name") val name: String,
    @SerialName("price_cents") val priceCents: Long,
    val interval: Interval,
    @SerialName("trial_days") val trialDays: Int = 0,
    val features: List<String> = emptyList(),
    val badge: String? = null,
) {
    @Serializable
    enum class Interval {
        @SerialName("month") MONTH,
        @SerialName("year") YEAR,
    }

    val hasTrial: Boolean get() = trialDays > 0

    val monthlyPriceCents: Long
        get() = when (interval) {
            Interval.MONTH -> priceCents
            Interval.YEAR -> priceCents / 12
        }

    /** Null unless this plan is really cheaper per month than the other one. */
    fun savingsPercent(other: SubscriptionPlan): Long? =
        other.monthlyPriceCents
            .takeIf { it > 0 && monthlyPriceCents < it }
            ?.let { 100 - monthlyPriceCents * 100 / it }

    companion object {
        private val json = Json {
            ignoreUnknownKeys = true
            coerceInputValues = true
        }

        fun fromJson(text: String): SubscriptionPlan? =
            runCatching { json.decodeFromString<SubscriptionPlan>(text) }.getOrNull()
    }
}
