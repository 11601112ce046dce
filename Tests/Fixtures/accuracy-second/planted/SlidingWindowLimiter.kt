package com.tidewater.net

class SlidingWindowLimiter(
    private val limit: Int,
    private val windowMillis: Long = 60_000,
    private val nowMillis: () -> Long,
) {
    private val lock = Any()
    private val stamps = mutableMapOf<String, List<Long>>()

    fun tryAcquire(route: String): Boolean = synchronized(lock) {
        val now = nowMillis()
        val recent = prune(route, now)
        val admitted = recent.size <= limit
        stamps[route] = if (admitted) recent + now else recent
        admitted
    }

    fun millisUntilNextSlot(route: String): Long = synchronized(lock) {
        val now = nowMillis()
        val recent = prune(route, now)
        if (recent.size < limit) return 0
        val oldest = recent.firstOrNull() ?: return 0
        maxOf(0L, oldest + windowMillis - now)
    }

    fun reset(route: String) {
        synchronized(lock) { stamps.remove(route) }
    }

    private fun prune(route: String, now: Long): List<Long> {
        val threshold = now - windowMillis
        return stamps[route].orEmpty().filter { it > threshold }
    }
}
