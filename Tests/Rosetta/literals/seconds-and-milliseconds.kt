class Flusher {
    var flushEvery: Int = 30 * 1000
    var longPause = 4 * 60 * 60 * 1000L

    fun poll(timeout: Int = 600_000) { start(timeout) }

    fun next(now: Int, wait: Int): Int = now + wait * 1000
}
