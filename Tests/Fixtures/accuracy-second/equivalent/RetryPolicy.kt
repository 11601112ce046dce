package com.northpine.core.network

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.delay
import kotlin.math.min
import kotlin.math.pow

fun interface RetryClassifying {
    fun isRetryable(error: Throwable): Boolean
}

data class RetryPolicy(
    val maxAttempts: Int,
    val baseDelay: Double,
    val multiplier: Double,
    val maxDelay: Double,
) {
    /** Delay in seconds before the given attempt; the first attempt starts at once. */
    fun delayBeforeAttempt(attempt: Int): Double {
        if (attempt <= 1) return 0.0
        val exponential = baseDelay * multiplier.pow(attempt - 2)
        return min(exponential, maxDelay)
    }

    companion object {
        val standard = RetryPolicy(maxAttempts = 4, baseDelay = 0.5, multiplier = 2.0, maxDelay = 8.0)
        val never = RetryPolicy(maxAttempts = 1, baseDelay = 0.0, multiplier = 1.0, maxDelay = 0.0)
    }
}

class RetryRunner(
    private val policy: RetryPolicy = RetryPolicy.standard,
    private val classifier: RetryClassifying,
    private val sleep: suspend (Double) -> Unit = { seconds -> delay((seconds * 1000).toLong()) },
) {
    var onRetry: ((Int, Throwable) -> Unit)? = null

    suspend fun <T> run(operation: suspend (Int) -> T): T {
        var attempt = 1
        while (true) {
            try {
                return operation(attempt)
            } catch (e: CancellationException) {
                throw e
            } catch (e: Exception) {
                if (attempt >= policy.maxAttempts || !classifier.isRetryable(e)) throw e
                attempt++
                onRetry?.invoke(attempt, e)
                sleep(policy.delayBeforeAttempt(attempt))
            }
        }
    }
}
