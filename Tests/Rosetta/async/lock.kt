class Store {
    private val lock = ReentrantLock()
    private var count: Int = 0

    fun increment() {
        lock.withLock {
            count += 1
        }
    }
}
