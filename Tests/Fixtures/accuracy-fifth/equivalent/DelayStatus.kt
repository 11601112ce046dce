package com.railtime.live

sealed class DelayStatus {

    object OnTime : DelayStatus()
    data class Early(val minutes: Int) : DelayStatus()
    data class Delayed(val minutes: Int, val reason: String?) : DelayStatus()
    data class Cancelled(val reason: String?) : DelayStatus()
    object Unknown : DelayStatus()

    /** 0 … 3, for the colour of the badge. */
    val severity: Int
        get() = when (this) {
            OnTime, is Early, Unknown -> 0
            is Delayed -> if (minutes < 15) 1 else 2
            is Cancelled -> 3
        }

    val isActionable: Boolean
        get() = severity >= 2

    final override fun toString(): String = when (this) {
        OnTime -> "On time"
        is Early -> "$minutes min early"
        is Delayed -> "$minutes min late" + reason.asSuffix()
        is Cancelled -> "Cancelled" + reason.asSuffix()
        Unknown -> "No live data"
    }

    companion object {
        const val TOLERANCE_MINUTES = 2

        /** Times are seconds since 1970. */
        fun from(
            scheduled: Long,
            estimated: Long?,
            isCancelled: Boolean = false,
            reason: String? = null,
        ): DelayStatus {
            val cleaned = reason?.trim()?.takeUnless { it.isEmpty() }

            if (isCancelled) return Cancelled(cleaned)
            if (estimated == null) return Unknown

            val minutes = ((estimated - scheduled) / 60).toInt()
            return when {
                minutes > TOLERANCE_MINUTES -> Delayed(minutes, cleaned)
                minutes < -TOLERANCE_MINUTES -> Early(-minutes)
                else -> OnTime
            }
        }

        private fun String?.asSuffix(): String = this?.let { ": $it" }.orEmpty()
    }
}
