class Wallet {
    private val lock = Any()
    private val shared = ReentrantLock()
    private val mutex = Mutex()
    private val coins = mutableListOf<Int>()

    fun total(): Int = synchronized(lock) { sum() }

    fun spend(amount: Int) {
        synchronized(lock) {
            if (sum() >= amount) coins.removeFirst()
        }
    }

    fun peek(): Int = shared.withLock { coins.size }

    fun restock() {
        synchronized(lock) { later() }
    }

    fun later() {
        handler.post { synchronized(lock) { coins.add(1) } }
    }

    fun show() {
        shared.withLock {
            println(peek())
        }
    }

    suspend fun refresh(): Int {
        val job = mutex.withLock { scope.async { load() } }
        return job.await()
    }

    private suspend fun load(): Int = mutex.withLock { coins.size }

    private fun sum(): Int = coins.sum()
}
