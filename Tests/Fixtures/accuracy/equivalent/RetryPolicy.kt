package com.notewell.net

import kotlin.random.Random

data class RetryContext(
    val attempt: Int,
    val statusCode: Int?,
    val retryAfter: String?,
    val isIdempotent: Boolean,
)

sealed interface RetryDecision {
    data class Retry(val afterMillis: Int) : RetryDecision
    data class GiveUp(val reason: GiveUpReason) : RetryDecision
}

enum class GiveUpReason { ATTEMPTS_EXHAUSTED, NOT_RETRYABLE, SERVER_ASKS_TO_WAIT_TOO_LONG }

data class RetryPolicy(
    val maximumAttempts: Int = 4,
    val baseMillis: Int = 500,
    val ceilingMillis: Int = 20_000,
    val longestServerWaitSeconds: Int = 120,
    /** Gives a number in 0 until its argument. */
    val random: (Int) -> Int = { Random.nextInt(it) },
) {

    fun decide(context: RetryContext): RetryDecision {
        if (!context.isRetryable()) return RetryDecision.GiveUp(GiveUpReason.NOT_RETRYABLE)
        if (context.attempt >= maximumAttempts) {
            return RetryDecision.GiveUp(GiveUpReason.ATTEMPTS_EXHAUSTED)
        }

        val serverWait = context.retryAfter?.let(::parseSeconds)
        return when {
            serverWait == null -> RetryDecision.Retry(jittered(backoff(context.attempt)))
            serverWait > longestServerWaitSeconds ->
                RetryDecision.GiveUp(GiveUpReason.SERVER_ASKS_TO_WAIT_TOO_LONG)
            else -> RetryDecision.Retry(serverWait * 1000)
        }
    }

    /** Doubles with every attempt (the first is 1) until it hits the ceiling. */
    fun backoff(attempt: Int): Int =
        generateSequence(baseMillis.coerceAtMost(ceilingMillis)) { delay ->
            (delay * 2).coerceAtMost(ceilingMillis)
        }.elementAt((attempt - 1).coerceAtLeast(0))

    private fun jittered(delay: Int): Int {
        val spread = delay / 2
        val fixed = delay - spread
        return if (spread == 0) fixed else fixed + random(spread)
    }

    private fun RetryContext.isRetryable(): Boolean = when (statusCode) {
        408, 429, 503 -> true
        // null: the line broke, and nobody knows whether the server has done its work
        null, in 500..599 -> isIdempotent
        else -> false
    }

    // "Retry-After: 30". The variant with a date is ignored.
    private fun parseSeconds(header: String): Int? =
        header.takeIf { SECONDS.matches(it) }?.toInt()

    private companion object {
        val SECONDS = Regex("[0-9]{1,6}")
    }
}
