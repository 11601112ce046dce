class Store(val lock: Lock) {
    var count: Int = 0

    fun increment() {
        synchronized(lock) {
            count += 1
            report()
        }
    }

    fun report() {
    }
}
