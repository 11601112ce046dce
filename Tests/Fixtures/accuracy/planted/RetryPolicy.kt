package com.acme.net.retry

sealed class RequestFailure : Exception() {
    class Offline : RequestFailure()
    class Timeout : RequestFailure()
    class Http(val status: Int) : RequestFailure()
    class Decoding : RequestFailure()
}

data class RetryPolicy(
    val maxAttempts: Int,
    val baseDelayMs: Int,
    val maxDelayMs: Int,
) {

    /** Returns the pause before the next attempt, or null to give up. */
    fun delayMs(attempt: Int, failure: RequestFailure): Int? {
        if (attempt >= maxAttempts || !failure.isTransient()) return null
        var delay = baseDelayMs
        repeat(attempt - 1) {
            delay = minOf(delay * 2, maxDelayMs)
        }
        return minOf(delay, maxDelayMs)
    }

    suspend fun <T> run(
        sleep: suspend (Int) -> Unit,
        operation: suspend () -> T,
    ): T {
        var attempt = 1
        while (true) {
            try {
                return operation()
            } catch (failure: RequestFailure) {
                val pause = delayMs(attempt, failure) ?: throw failure
                sleep(pause)
                attempt++
            }
        }
    }

    private fun RequestFailure.isTransient(): Boolean = when (this) {
        is RequestFailure.Offline, is RequestFailure.Timeout -> true
        is RequestFailure.Http -> status == 408 || status == 429 || status in 500..599
        is RequestFailure.Decoding -> false
    }

    companion object {
        val STANDARD = RetryPolicy(maxAttempts = 4, baseDelayMs = 200, maxDelayMs = 3_000)
    }
}
