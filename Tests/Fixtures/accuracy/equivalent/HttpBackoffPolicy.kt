package app.network.retry

import kotlin.random.Random

/** @property status null if the connection broke before a response came */
data class FailedRequest(
    val method: String,
    val status: Int?,
    val headers: Map<String, String>,
    val attempt: Int,
)

sealed interface RetryDecision {
    data class Retry(val afterMs: Int) : RetryDecision
    data class GiveUp(val reason: String) : RetryDecision
}

class HttpBackoffPolicy(
    private val maxAttempts: Int = 5,
    private val baseDelayMs: Int = 500,
    private val maxDelayMs: Int = 20_000,
    private val random: () -> Double = Random.Default::nextDouble,
) {
    fun decide(request: FailedRequest): RetryDecision {
        val (method, status, headers, attempt) = request
        val verb = method.uppercase()

        val objection = when {
            attempt >= maxAttempts -> "gave up after $attempt attempts"
            status != null && status !in RETRYABLE -> "status $status is final"
            verb !in IDEMPOTENT && status !in REFUSED_UP_FRONT -> "$verb must not be repeated"
            else -> null
        }
        if (objection != null) return RetryDecision.GiveUp(objection)

        val wait = headers.retryAfterSeconds() ?: return RetryDecision.Retry(jittered(delay(attempt)))
        return if (wait <= LONGEST_SERVER_WAIT_S) RetryDecision.Retry(wait * 1000)
        else RetryDecision.GiveUp("server asks for $wait s")
    }

    /** Doubles with each attempt until the cap is reached. */
    fun delay(attempt: Int): Int =
        generateSequence(minOf(baseDelayMs, maxDelayMs)) { minOf(it * 2, maxDelayMs) }
            .elementAt((attempt - 1).coerceAtLeast(0))

    private fun jittered(delay: Int): Int {
        val fixed = delay / 2
        return fixed + (random() * (delay - fixed)).toInt()
    }

    /** Only the form in seconds is understood, dates are ignored. */
    private fun Map<String, String>.retryAfterSeconds(): Int? =
        entries.firstOrNull { it.key.equals("Retry-After", ignoreCase = true) }
            ?.value
            ?.trim()
            ?.takeIf { SECONDS.matches(it) }
            ?.toInt()

    private companion object {
        val RETRYABLE = setOf(408, 425, 429, 500, 502, 503, 504)
        val REFUSED_UP_FRONT = setOf<Int?>(429, 503)
        val IDEMPOTENT = setOf("GET", "HEAD", "PUT", "DELETE", "OPTIONS")
        val SECONDS = Regex("[0-9]{1,6}")
        const val LONGEST_SERVER_WAIT_S = 120
    }
}
