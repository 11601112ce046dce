package com.parcelhub.partner

import java.util.concurrent.locks.ReentrantLock
import kotlin.concurrent.withLock

/** Token bucket that keeps us below the partner API's quota. */
class RequestThrottle(
    private val capacity: Int,
    private val refillPerSecond: Double,
    private val uptime: () -> Double = { System.nanoTime() / 1e9 },
) {
    init {
        require(capacity > 0 && refillPerSecond > 0)
    }

    private val lock = ReentrantLock()
    private var tokens = capacity.toDouble()
    private var refilledAt = uptime()

    fun tryAcquire(permits: Int = 1): Boolean = lock.withLock {
        refill()
        val granted = tokens >= permits
        if (granted) tokens -= permits
        granted
    }

    /** Seconds until [permits] could be granted; null if they never can. */
    fun waitTime(permits: Int = 1): Double? = lock.withLock {
        if (permits > capacity) return null
        refill()
        (permits - tokens).coerceAtLeast(0.0) / refillPerSecond
    }

    /** The server told us that we are over quota. */
    fun drain() = lock.withLock {
        refill()
        tokens = 0.0
    }

    private fun refill() {
        val now = uptime()
        val elapsed = now - refilledAt
        if (elapsed <= 0) return
        tokens = (tokens + elapsed * refillPerSecond).coerceAtMost(capacity.toDouble())
        refilledAt = now
    }
}
