class Store(val reading: Lock, val writing: Lock) {
    var count: Int = 0

    fun increment() {
        synchronized(reading) {
            count += 1
        }
    }
}
