package com.bluefin.transport

import kotlinx.coroutines.delay
import kotlin.math.pow
import kotlin.random.Random
import kotlin.time.Duration.Companion.seconds

sealed class TransportError : Exception() {
    class Timeout : TransportError()
    class ConnectionLost : TransportError()
    class Http(val status: Int, override val retryAfter: Double?) : TransportError()

    open val retryAfter: Double? get() = null

    val isTransient: Boolean
        get() = when (this) {
            is Timeout, is ConnectionLost -> true
            is Http -> status in TRANSIENT_STATUS
        }

    private companion object {
        val TRANSIENT_STATUS = setOf(429, 502, 503, 504)
    }
}

data class RetryPolicy(
    val maxAttempts: Int = 4,
    val baseDelay: Double = 0.25,
    val maxDelay: Double = 8.0,
    val jitter: () -> Double = { Random.nextDouble() },
    val sleep: suspend (Double) -> Unit = { delay(it.seconds) },
) {
    suspend fun <T> execute(operation: suspend () -> T): T {
        var attempt = 1
        while (true) {
            try {
                return operation()
            } catch (error: TransportError) {
                if (!error.isTransient || attempt >= maxAttempts) throw error
                sleep(delayAfter(attempt, error.retryAfter))
                attempt++
            }
        }
    }

    /** The server's hint wins; otherwise half of the exponential delay is randomised. */
    fun delayAfter(attempt: Int, hint: Double? = null): Double {
        hint?.let { return it.coerceAtLeast(0.0).coerceAtMost(maxDelay) }
        val half = (baseDelay * 2.0.pow(attempt - 1)).coerceAtMost(maxDelay) / 2
        return half + half * jitter()
    }
}
