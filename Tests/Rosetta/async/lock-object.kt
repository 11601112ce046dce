class Counter {
    private var count = 0
    private val lock = Any()

    fun next() {
        synchronized(lock) {
            count += 1
        }
    }
}
