class Visits {
    private val mutex = Mutex()
    private val used = mutableMapOf<String, Int>()

    suspend fun add(key: String) = mutex.withLock { used[key] = 1 }

    suspend fun reset() {
    //~ concurrency-differs: under a lock in Swift only
        used.clear()
    }
}
