package com.brightfern.billing

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import java.time.ZonedDateTime

@Serializable
enum class BillingPeriod(val months: Int) {
    @SerialName("weekly") WEEKLY(0),
    @SerialName("monthly") MONTHLY(1),
    @SerialName("quarterly") QUARTERLY(3),
    @SerialName("yearly") YEARLY(12),
}

@Serializable
data class SubscriptionPlan(
    val id: String,
    val period: BillingPeriod,
    val priceInCents: Int,
    val trialDays: Int,
) {
    val hasTrial: Boolean get() = trialDays > 0

    /** Price for one month in cents, rounded down. Weekly plans count four weeks per month. */
    val monthlyPriceInCents: Int
        get() = when (period) {
            BillingPeriod.WEEKLY -> priceInCents * 4
            else -> priceInCents / period.months
        }

    fun savingsPercent(other: SubscriptionPlan): Int {
        val reference = other.monthlyPriceInCents
        if (reference <= 0 || monthlyPriceInCents >= reference) return 0
        return (reference - monthlyPriceInCents) * 100 / reference
    }

    fun renewalDate(date: ZonedDateTime): ZonedDateTime =
        if (period == BillingPeriod.WEEKLY) {
            date.plusDays(7)
        } else {
            date.plusMonths(period.months.toLong())
        }
}

val Collection<SubscriptionPlan>.cheapestPerMonth: SubscriptionPlan?
    get() = minByOrNull { it.monthlyPriceInCents }

fun Collection<SubscriptionPlan>.sortedForPaywall(): List<SubscriptionPlan> =
    sortedWith(
        compareByDescending<SubscriptionPlan> { it.hasTrial }
            .thenBy { it.monthlyPriceInCents }
            .thenBy { it.id },
    )
