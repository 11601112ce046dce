class Store(private val lock: Lock) {
    var count: Int = 0

    fun increment(limit: Int) {
        synchronized(lock) {
            if (count >= limit) {
                reset()
                return
            }
            count += 1
        }
        report()
    }

    fun reset() {
    }

    fun report() {
    }
}
