package com.streamy.subscription

import java.time.Instant
import java.util.concurrent.TimeUnit
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
data class SubscriptionResponse(
    @SerialName("product_id") val productId: String,
    @SerialName("status") val status: String,
    @SerialName("period_end_ms") val periodEndMs: Long? = null,
    @SerialName("trial_end_ms") val trialEndMs: Long? = null,
    @SerialName("auto_renew") val autoRenew: Boolean? = null,
    @SerialName("grace_days") val graceDays: Int? = null,
)

/** [rank]: the higher, the better for the customer. */
sealed class SubscriptionStatus(internal val rank: Int, val hasAccess: Boolean) {
    data object None : SubscriptionStatus(rank = 0, hasAccess = false)
    data object Expired : SubscriptionStatus(rank = 1, hasAccess = false)
    data object Paused : SubscriptionStatus(rank = 2, hasAccess = false)
    data class GracePeriod(val daysLeft: Int) : SubscriptionStatus(rank = 3, hasAccess = true)
    data class Trial(val daysLeft: Int, val renews: Boolean) : SubscriptionStatus(rank = 4, hasAccess = true)
    data class Active(val until: Instant, val renews: Boolean) : SubscriptionStatus(rank = 5, hasAccess = true)
}

class SubscriptionStatusMapper(
    /** Epoch milliseconds. */
    private val now: () -> Long,
) {
    /** Of several subscriptions the best one counts, and the first of equally good ones. */
    fun map(responses: List<SubscriptionResponse>): SubscriptionStatus =
        responses.map { map(it) }.maxByOrNull { it.rank } ?: SubscriptionStatus.None

    fun map(response: SubscriptionResponse): SubscriptionStatus {
        val time = now()
        return when (response.status) {
            "trialing" -> response.trial(time)
            "active" -> response.period(time, renews = response.autoRenew ?: true)
            "canceled" -> response.period(time, renews = false)
            "past_due" -> response.grace(time)
            "paused" -> SubscriptionStatus.Paused
            "expired", "refunded" -> SubscriptionStatus.Expired
            else -> SubscriptionStatus.None
        }
    }

    fun headlineFor(status: SubscriptionStatus): String = when (status) {
        SubscriptionStatus.None -> "Get Premium"
        SubscriptionStatus.Expired -> "Premium has ended"
        SubscriptionStatus.Paused -> "Premium is paused"
        is SubscriptionStatus.GracePeriod -> "Please update your payment"
        is SubscriptionStatus.Active -> if (status.renews) "Premium is active" else "Premium ends soon"
        is SubscriptionStatus.Trial ->
            if (status.daysLeft == 1) "Your trial ends today" else "${status.daysLeft} days of trial left"
    }

    private fun SubscriptionResponse.trial(time: Long): SubscriptionStatus {
        val end = trialEndMs ?: periodEndMs
        if (end == null || end <= time) return SubscriptionStatus.Expired
        return SubscriptionStatus.Trial(daysBetween(time, end), renews = autoRenew ?: true)
    }

    private fun SubscriptionResponse.period(time: Long, renews: Boolean): SubscriptionStatus {
        val end = periodEndMs ?: return SubscriptionStatus.None
        return if (end > time) {
            SubscriptionStatus.Active(Instant.ofEpochMilli(end), renews)
        } else {
            SubscriptionStatus.Expired
        }
    }

    private fun SubscriptionResponse.grace(time: Long): SubscriptionStatus {
        val periodEnd = periodEndMs ?: return SubscriptionStatus.Expired
        val end = periodEnd + TimeUnit.DAYS.toMillis((graceDays ?: DEFAULT_GRACE_DAYS).toLong())
        return if (end > time) SubscriptionStatus.GracePeriod(daysBetween(time, end)) else SubscriptionStatus.Expired
    }

    // Every day that has begun counts.
    private fun daysBetween(time: Long, end: Long): Int = ((end - time + DAY - 1) / DAY).toInt()

    private companion object {
        const val DEFAULT_GRACE_DAYS = 3
        val DAY = TimeUnit.DAYS.toMillis(1)
    }
}
