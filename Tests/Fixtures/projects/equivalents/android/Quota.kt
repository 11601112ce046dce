class Quota {
    private val mutex = Mutex()
    private val used = mutableMapOf<String, Int>()
    private val limit = 3

    suspend fun consume(key: String): Boolean = mutex.withLock {
        val current = used[key] ?: 0
        if (current >= limit) return@withLock false
        used[key] = current + 1
        true
    }

    suspend fun reset() = mutex.withLock { used.clear() }
}
