class Counter {
    private val lock = ReentrantLock()
    private var count = 0
    private val names: MutableMap<String, Int> = mutableMapOf()
    private val open: MutableSet<String> = mutableSetOf()

    fun next(): Int = synchronized(lock) {
        if (count > 100) return -1
        count++
        count
    }

    fun number(name: String): Int {
        synchronized(lock) {
            names[name]?.let { return it }
            val number = make(name)
            names[name] = number
            return number
        }
    }

    fun resolve(name: String): String = lock.withLock {
        if (!open.add(name)) throw CounterError.Cyclic(name)
        try {
            val value = make(name)
            value
        } finally {
            open.remove(name)
        }
    }
}
