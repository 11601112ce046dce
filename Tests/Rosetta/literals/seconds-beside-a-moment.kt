class Waiter {
    fun next(now: Int, clamped: Int): Int = now + clamped * 1000

    fun start(timeout: Int, limit: Int) {
        val least = minOf(timeout, limit)
        begin(least * 1000)
    }
}
