package com.ferrow.net

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.delay

data class RetryPolicy(
    val maxAttempts: Int = 4,
    val baseDelayMillis: Long = 250,
    val maxDelayMillis: Long = 8_000,
    val isRetryable: (Throwable) -> Boolean = { true },
) {
    /** Pause after the given failed attempt, the first attempt is number 1. */
    fun delayMillis(afterAttempt: Int): Long {
        val doublings = (afterAttempt - 1).coerceIn(0, 16)
        return (baseDelayMillis shl doublings).coerceAtMost(maxDelayMillis)
    }

    suspend fun <T> run(
        sleep: suspend (Long) -> Unit = { delay(it) },
        operation: suspend (attempt: Int) -> T,
    ): T {
        var attempt = 1
        while (true) {
            try {
                return operation(attempt)
            } catch (e: CancellationException) {
                throw e
            } catch (e: Exception) {
                if (attempt >= maxAttempts || !isRetryable(e)) throw e
            }
            sleep(delayMillis(attempt))
            attempt++
        }
    }

    companion object {
        val Never = RetryPolicy(maxAttempts = 1)
    }
}
