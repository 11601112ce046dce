package io.beacon.core

import android.os.SystemClock
import java.util.concurrent.locks.ReentrantLock
import kotlin.concurrent.withLock

/** Token bucket used in front of the event queue. */
class RateLimiter(
    private var limits: Limits = Limits.STANDARD,
    private val clockSeconds: () -> Double = { SystemClock.uptimeMillis() / 1000.0 },
) {
    data class Limits(val burst: Int, val refillPerSecond: Double) {
        companion object {
            val STANDARD = Limits(burst = 60, refillPerSecond = 10.0)
            val RELAXED = Limits(burst = 300, refillPerSecond = 50.0)
        }
    }

    private val lock = ReentrantLock()
    private var tokens = limits.burst.toDouble()
    private var updatedAt = clockSeconds()
    private var rejected = 0

    fun tryAcquire(cost: Int = 1): Boolean = lock.withLock {
        refill()
        val allowed = tokens >= cost
        if (allowed) tokens -= cost else rejected++
        allowed
    }

    fun apply(newLimits: Limits) = lock.withLock {
        refill()
        limits = newLimits
        tokens = tokens.coerceAtMost(newLimits.burst.toDouble())
    }

    fun drainRejectedCount(): Int = lock.withLock {
        rejected.also { rejected = 0 }
    }

    private fun refill() {
        val now = clockSeconds()
        val elapsed = now - updatedAt
        if (elapsed > 0) {
            val refilled = tokens + elapsed * limits.refillPerSecond
            tokens = minOf(refilled, limits.burst.toDouble())
            updatedAt = now
        }
    }
}
