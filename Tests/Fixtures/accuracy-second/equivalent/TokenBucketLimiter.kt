package com.northpine.core.network

import android.os.SystemClock
import kotlin.math.min

interface RateLimiting {
    fun tryAcquire(permits: Int = 1): Boolean
    fun waitTime(permits: Int): Double
}

class TokenBucketLimiter(
    burst: Int = 20,
    private val refillPerSecond: Double = 5.0,
    private val now: () -> Double = { SystemClock.uptimeMillis() / 1000.0 },
) : RateLimiting {

    init {
        require(burst > 0 && refillPerSecond > 0)
    }

    private val burst = burst.toDouble()
    private val lock = Any()

    private var tokens = burst.toDouble()
    private var lastRefill = now()

    override fun tryAcquire(permits: Int): Boolean = synchronized(lock) {
        refill()
        val needed = permits.toDouble()
        if (tokens < needed) {
            false
        } else {
            tokens -= needed
            true
        }
    }

    override fun waitTime(permits: Int): Double = synchronized(lock) {
        refill()
        val missing = permits - tokens
        if (missing <= 0) 0.0 else missing / refillPerSecond
    }

    private fun refill() {
        val current = now()
        val elapsed = current - lastRefill
        if (elapsed <= 0) return
        tokens = min(burst, tokens + elapsed * refillPerSecond)
        lastRefill = current
    }
}
