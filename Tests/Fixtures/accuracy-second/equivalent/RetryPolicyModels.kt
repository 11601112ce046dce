package com.brightfern.sdk.net

data class RetryPolicy(
    val maxAttempts: Int = 3,
    val backoff: Backoff = Backoff.Exponential(baseMilliseconds = 500, maxMilliseconds = 8_000),
    val retryableStatusCodes: Set<Int> = setOf(408, 429, 500, 502, 503, 504),
) {
    sealed interface Backoff {
        data object None : Backoff
        data class Constant(val milliseconds: Long) : Backoff
        data class Linear(val stepMilliseconds: Long) : Backoff
        data class Exponential(val baseMilliseconds: Long, val maxMilliseconds: Long) : Backoff
    }

    fun shouldRetry(attempt: Int, statusCode: Int): Boolean =
        attempt < maxAttempts && statusCode in retryableStatusCodes

    /** Delay before the next try, where [attempt] counts from 1. */
    fun delayMilliseconds(attempt: Int): Long {
        if (attempt <= 0) return 0
        return when (backoff) {
            Backoff.None -> 0
            is Backoff.Constant -> backoff.milliseconds
            is Backoff.Linear -> backoff.stepMilliseconds * attempt
            is Backoff.Exponential -> {
                var delay = backoff.baseMilliseconds
                for (step in 1 until attempt) {
                    if (delay >= backoff.maxMilliseconds) break
                    delay *= 2
                }
                delay.coerceAtMost(backoff.maxMilliseconds)
            }
        }
    }

    val totalDelayMilliseconds: Long
        get() = (1 until maxAttempts).sumOf { delayMilliseconds(it) }

    companion object {
        val standard = RetryPolicy()
        val never = RetryPolicy(
            maxAttempts = 1,
            backoff = Backoff.None,
            retryableStatusCodes = emptySet(),
        )
    }
}
