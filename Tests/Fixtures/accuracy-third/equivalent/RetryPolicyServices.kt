package com.northwind.net

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.delay

/** How often, and how patiently, a failed request is repeated. */
data class RetryPolicy(
    val maxAttempts: Int = 3,
    val baseDelayMs: Long = 200,
    val maxDelayMs: Long = 5_000,
) {
    /** Pause before a retry; the first retry has number 1. */
    fun delayMs(beforeRetry: Int): Long = when {
        beforeRetry < 1 -> 0L
        else -> (baseDelayMs shl (beforeRetry - 1).coerceAtMost(MAX_SHIFT)).coerceAtMost(maxDelayMs)
    }

    suspend fun <T> run(
        isRetryable: (Exception) -> Boolean = { true },
        operation: suspend (attempt: Int) -> T,
    ): T {
        var attempt = 1
        while (true) {
            try {
                return operation(attempt)
            } catch (cancellation: CancellationException) {
                throw cancellation
            } catch (e: Exception) {
                if (attempt >= maxAttempts || !isRetryable(e)) throw e
            }
            delay(delayMs(beforeRetry = attempt))
            attempt++
        }
    }

    companion object {
        private const val MAX_SHIFT = 20

        val None = RetryPolicy(maxAttempts = 1)
        val Background = RetryPolicy(maxAttempts = 6, baseDelayMs = 1_000, maxDelayMs = 60_000)
    }
}
