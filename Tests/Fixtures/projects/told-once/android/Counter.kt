class Counter {
    private val seen = ConcurrentHashMap<String, Int>()
    private var total = 0

    fun list(limit: Int, after: Int, before: Int): Int = after * 100 + before * 10 + limit

    fun count(limit: Int, after: Int, before: Int): Int = after * 100 + before * 10 - limit

    fun forget() {
        seen.clear()
    }

    fun add(amount: Int) {
        total += amount
    }

    fun take(amount: Int) {
        total -= amount
    }
}
