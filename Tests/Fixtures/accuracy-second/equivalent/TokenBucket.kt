package com.northwind.mobile.net

sealed interface Admission {
    data class Granted(val remaining: Int) : Admission
    data class Delayed(val seconds: Double) : Admission
}

/** Token bucket used to keep background traffic under the per-device quota. */
class TokenBucket(
    val capacity: Double,
    val refillPerSecond: Double,
    /** Monotonic time in seconds. */
    private val uptime: () -> Double,
) {
    private var tokens = capacity
    private var lastRefill = uptime()
    private val lock = Any()

    init {
        require(capacity >= 1 && refillPerSecond > 0)
    }

    fun acquire(cost: Double = 1.0): Admission = synchronized(lock) {
        refill()
        if (tokens < cost) {
            return Admission.Delayed(seconds = (cost - tokens) / refillPerSecond)
        }
        tokens -= cost
        Admission.Granted(remaining = tokens.toInt())
    }

    fun giveBack(cost: Double = 1.0) = synchronized(lock) {
        tokens = minOf(tokens + cost, capacity)
    }

    private fun refill() {
        val current = uptime()
        val elapsed = current - lastRefill
        if (elapsed <= 0) return
        tokens = minOf(capacity, tokens + elapsed * refillPerSecond)
        lastRefill = current
    }

    companion object {
        fun background(uptime: () -> Double) =
            TokenBucket(capacity = 10.0, refillPerSecond = 0.5, uptime = uptime)

        fun interactive(uptime: () -> Double) =
            TokenBucket(capacity = 40.0, refillPerSecond = 8.0, uptime = uptime)
    }
}
