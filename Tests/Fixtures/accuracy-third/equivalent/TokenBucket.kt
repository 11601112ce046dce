package io.sluice.ratelimit

import kotlin.math.ceil

/** Client side rate limiter: [capacity] requests at once, then [refillPerSecond] on average. */
class TokenBucket(
    private val capacity: Int,
    private val refillPerSecond: Double,
    private val nowMs: () -> Long,
) {
    init {
        require(capacity > 0 && refillPerSecond > 0)
    }

    private var tokens = capacity.toDouble()
    private var lastRefillMs = nowMs()

    /** Takes [cost] tokens if there are enough of them. */
    @Synchronized
    fun tryAcquire(cost: Int = 1): Boolean {
        refill()
        return (tokens >= cost).also { granted -> if (granted) tokens -= cost }
    }

    /** Milliseconds until [cost] tokens are there; `null` if that can never happen. */
    @Synchronized
    fun waitMs(cost: Int = 1): Long? {
        refill()
        return when {
            cost > capacity -> null
            cost <= tokens -> 0L
            else -> ceil((cost - tokens) * 1000 / refillPerSecond).toLong()
        }
    }

    /** The server told us to slow down. */
    @Synchronized
    fun drain() {
        refill()
        tokens = 0.0
    }

    private fun refill() {
        val now = nowMs()
        val elapsedMs = now - lastRefillMs
        if (elapsedMs <= 0) return
        val gained = elapsedMs * refillPerSecond / 1000
        tokens = (tokens + gained).coerceAtMost(capacity.toDouble())
        lastRefillMs = now
    }
}
