package com.tidepool.realtime

import kotlin.math.pow
import kotlin.random.Random

/** Decides what happens after the socket went away. */
class ReconnectPolicy(
    val baseDelay: Double = 0.5,
    val multiplier: Double = 2.0,
    val maxDelay: Double = 30.0,
    val maxAttempts: Int = 8,
    val jitter: Double = 0.2,
) {
    sealed class Decision {
        data class Retry(val after: Double) : Decision()
        data class GiveUp(val reason: String) : Decision()
    }

    init {
        require(baseDelay > 0 && maxDelay >= baseDelay) { "invalid delays" }
        require(jitter in 0.0..1.0) { "jitter must be a fraction" }
    }

    /** @param attempt number of attempts that already failed */
    fun decision(
        closeCode: Int,
        attempt: Int,
        random: () -> Double = Random.Default::nextDouble,
    ): Decision = when {
        closeCode == 1000 -> Decision.GiveUp("closed normally")
        closeCode == 1008 || closeCode in 4001..4003 ->
            Decision.GiveUp("session rejected ($closeCode)")
        attempt >= maxAttempts -> Decision.GiveUp("no luck after $attempt attempts")
        else -> Decision.Retry(after = delay(attempt, random))
    }

    private fun delay(attempt: Int, random: () -> Double): Double {
        val backoff = (baseDelay * multiplier.pow(attempt)).coerceAtMost(maxDelay)
        val spread = backoff * jitter
        return backoff - spread + 2 * spread * random()
    }
}
