class Counter {
    private val gate = Any()
    private var count = 0

    fun add() {
        synchronized(gate) { count += 1 }
    }
}
