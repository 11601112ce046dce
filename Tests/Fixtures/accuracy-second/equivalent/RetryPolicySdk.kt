package io.beacon.net

sealed interface RetryDecision {
    /** [after] is in seconds. */
    data class Retry(val after: Double) : RetryDecision
    data object GiveUp : RetryDecision
}

sealed interface UploadOutcome {
    data class Http(val status: Int, val retryAfter: Double?) : UploadOutcome
    data object Offline : UploadOutcome
    data object Cancelled : UploadOutcome
}

class RetryPolicy(
    val maxAttempts: Int = 5,
    val baseDelay: Double = 1.0,
    val maxDelay: Double = 60.0,
) {
    fun decide(attempt: Int, outcome: UploadOutcome): RetryDecision {
        if (attempt >= maxAttempts) return RetryDecision.GiveUp

        val delay: Double? = when (outcome) {
            UploadOutcome.Cancelled -> null
            UploadOutcome.Offline -> backoff(attempt)
            is UploadOutcome.Http -> when {
                !isRetryable(outcome.status) -> null
                else -> outcome.retryAfter
                    ?.takeIf { it > 0 }
                    ?.coerceAtMost(maxDelay)
                    ?: backoff(attempt)
            }
        }
        return delay?.let { RetryDecision.Retry(it) } ?: RetryDecision.GiveUp
    }

    private fun backoff(attempt: Int): Double {
        var delay = baseDelay
        repeat((attempt - 1).coerceAtLeast(0)) { delay *= 2 }
        return minOf(delay, maxDelay)
    }

    private fun isRetryable(status: Int): Boolean =
        status in RETRYABLE_CLIENT_ERRORS || (status in 500..599 && status != 501)

    private companion object {
        val RETRYABLE_CLIENT_ERRORS = setOf(408, 425, 429)
    }
}
