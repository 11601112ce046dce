class Counter {
    private val lock = Any()
    private var count = 0

    fun add() {
        synchronized(lock) { count += 1 }
    }
}
