class Shelf {
    private val rows = mutableMapOf<String, Int>()

    fun put(name: String, count: Int) {
        val known = rows[name] ?: 0
        if (known + count > 40) report(name, known + count)
        rows[name] = known + count
        publish(name, known, count)
    }

    fun take(name: String, count: Int): Int {
        val known = rows[name] ?: 0
        if (known < count) report(name, known - count)
        rows[name] = known - count
        publish(name, known, count)
        return known - count
    }

    /** Shares no more than its name with the other one. */
    class Registry {
        val table = make(1, 2)
    }
}
