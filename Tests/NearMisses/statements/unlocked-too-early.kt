class Store(val lock: Lock) {
    var count: Int = 0

    fun increment(): Int {
        synchronized(lock) {
            if (count > 3) {
                return 3
            }
            count += 1
        }
        return count
    }
}
