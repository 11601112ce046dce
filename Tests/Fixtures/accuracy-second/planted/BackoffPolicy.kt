package com.tidewater.net

data class BackoffPolicy(
    val maxRetries: Int,
    /** Seconds. */
    val initialDelay: Double,
    /** Seconds. */
    val ceiling: Double,
) {
    sealed interface Decision {
        data class Retry(val after: Double) : Decision
        data object GiveUp : Decision
    }

    fun decision(status: Int?, retry: Int, isIdempotent: Boolean): Decision {
        if (retry >= maxRetries) return Decision.GiveUp
        if (!isRetryable(status, isIdempotent)) return Decision.GiveUp
        var delay = initialDelay
        repeat(retry) {
            delay *= 2
        }
        return Decision.Retry(after = minOf(delay, ceiling))
    }

    private fun isRetryable(status: Int?, isIdempotent: Boolean): Boolean {
        if (status == null) {
            // connection failed before a response arrived
            return isIdempotent
        }
        return when (status) {
            408, 503 -> true
            500, 502, 504 -> isIdempotent
            else -> false
        }
    }

    companion object {
        val Default = BackoffPolicy(maxRetries = 5, initialDelay = 0.25, ceiling = 16.0)
    }
}
