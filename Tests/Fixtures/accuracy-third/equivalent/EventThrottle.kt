package sh.kestrel.analytics.internal

/** Lets at most [limit] events of the same name through in any window of time. */
internal class EventThrottle(
    private val limit: Int,
    private val windowMillis: Long,
) {
    private val hits = HashMap<String, MutableList<Long>>()
    private val suppressed = HashMap<String, Int>()

    init {
        require(limit > 0 && windowMillis > 0)
    }

    fun shouldSend(name: String, now: Long): Boolean {
        val recent = hits.getOrPut(name) { mutableListOf() }
        recent.removeAll { now - it >= windowMillis }

        return if (recent.size < limit) {
            recent.add(now)
        } else {
            suppressed.merge(name, 1, Int::plus)
            false
        }
    }

    /** Number of events held back since the last call, for the diagnostics report. */
    fun takeSuppressedCount(name: String): Int = suppressed.remove(name) ?: 0

    /** Milliseconds until the next event of that name may pass. */
    fun waitMillis(name: String, now: Long): Long {
        val recent = hits[name].orEmpty().filter { now - it < windowMillis }
        if (recent.size < limit) return 0
        return recent.min() + windowMillis - now
    }

    fun reset() {
        hits.clear()
        suppressed.clear()
    }
}
