package com.northwind.mobile.net

import kotlin.math.pow
import kotlinx.coroutines.delay

data class RetryPolicy(
    val maxAttempts: Int = 4,
    /** Seconds. */
    val baseDelay: Double = 0.5,
    val multiplier: Double = 2.0,
    /** Seconds. */
    val maxDelay: Double = 20.0,
) {
    fun delayForAttempt(attempt: Int, retryAfter: Double? = null): Double {
        if (retryAfter != null) {
            return retryAfter.coerceIn(0.0, maxDelay)
        }
        val exponential = baseDelay * multiplier.pow(attempt - 1)
        return minOf(exponential, maxDelay)
    }

    fun shouldRetry(error: ApiError, attempt: Int): Boolean {
        if (attempt >= maxAttempts) return false
        return when (error) {
            is ApiError.Offline, is ApiError.Timeout -> true
            is ApiError.Http -> error.status in RETRYABLE_STATUSES
            is ApiError.Unauthorized, is ApiError.Decoding -> false
        }
    }

    suspend fun <T> execute(operation: suspend () -> T): T {
        var attempt = 1
        while (true) {
            try {
                return operation()
            } catch (error: ApiError) {
                if (!shouldRetry(error, attempt)) throw error
                val retryAfter = (error as? ApiError.Http)?.retryAfter
                val seconds = delayForAttempt(attempt, retryAfter)
                delay((seconds * 1_000).toLong())
                attempt += 1
            }
        }
    }

    companion object {
        private val RETRYABLE_STATUSES = setOf(408, 425, 429, 500, 502, 503, 504)

        val Standard = RetryPolicy()
        val Aggressive = RetryPolicy(maxAttempts = 8, baseDelay = 0.2, multiplier = 1.5, maxDelay = 10.0)
        val None = RetryPolicy(maxAttempts = 1)
    }
}

sealed class ApiError(message: String? = null) : Exception(message) {
    class Offline : ApiError()
    class Timeout : ApiError()
    class Unauthorized : ApiError()
    class Http(val status: Int, val retryAfter: Double?) : ApiError()
    class Decoding(message: String) : ApiError(message)
}
