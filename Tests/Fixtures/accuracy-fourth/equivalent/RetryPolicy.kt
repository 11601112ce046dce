package com.northwind.net

import kotlin.math.pow

sealed class RequestFailure(message: String) : Exception(message) {
    class Timeout : RequestFailure("timeout")
    class ConnectionLost : RequestFailure("connection lost")
    data class Http(val status: Int) : RequestFailure("http $status")
    class Decoding : RequestFailure("decoding")
    class Cancelled : RequestFailure("cancelled")
}

data class RetryPolicy(
    val maxAttempts: Int,
    val baseDelay: Double,
    val maxDelay: Double,
) {
    /** Pause in seconds after the given 1-based attempt, or null when no further attempt is allowed. */
    fun delay(afterAttempt: Int): Double? =
        if (afterAttempt < maxAttempts) {
            (baseDelay * 2.0.pow(afterAttempt - 1)).coerceAtMost(maxDelay)
        } else {
            null
        }

    fun shouldRetry(failure: RequestFailure): Boolean = when (failure) {
        is RequestFailure.Timeout, is RequestFailure.ConnectionLost -> true
        is RequestFailure.Http -> failure.status == 429 || (failure.status in 500..599 && failure.status != 501)
        is RequestFailure.Decoding, is RequestFailure.Cancelled -> false
    }

    suspend fun <T> run(
        sleep: suspend (seconds: Double) -> Unit,
        operation: suspend (attempt: Int) -> T,
    ): T {
        var attempt = 1
        while (true) {
            try {
                return operation(attempt)
            } catch (failure: RequestFailure) {
                if (!shouldRetry(failure)) throw failure
                sleep(delay(afterAttempt = attempt) ?: throw failure)
                attempt++
            }
        }
    }

    companion object {
        val STANDARD = RetryPolicy(maxAttempts = 4, baseDelay = 0.5, maxDelay = 20.0)
        val SINGLE = RetryPolicy(maxAttempts = 1, baseDelay = 0.0, maxDelay = 0.0)
    }
}
