package com.tidewater.quota

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
enum class QuotaPeriod {
    @SerialName("hourly") HOURLY,
    @SerialName("daily") DAILY,
    @SerialName("monthly") MONTHLY;

    val days: Int
        get() = when (this) {
            HOURLY -> 0
            DAILY -> 1
            MONTHLY -> 30
        }

    val windowMillis: Int
        get() = if (this == HOURLY) 3_600_000 else days * 24 * 60 * 60 * 1000
}

@Serializable
data class QuotaUsage(
    val period: QuotaPeriod,
    val limit: Int,
    val used: Int,
    val startedAt: Long,
)

class QuotaGuard(private val nowMillis: () -> Long) {

    fun remaining(usage: QuotaUsage): Int {
        if (hasElapsed(usage)) {
            return usage.limit
        }
        return maxOf(0, usage.limit - usage.used)
    }

    fun canSend(usage: QuotaUsage, count: Int = 1): Boolean =
        remaining(usage) >= count

    fun resetsAt(usage: QuotaUsage): Long =
        usage.startedAt + usage.period.windowMillis.toLong()

    private fun hasElapsed(usage: QuotaUsage): Boolean =
        nowMillis() >= resetsAt(usage)
}
