package calendar.recurrence

/** A repeating appointment. All days are counted from 1970-01-01. */
data class RecurrenceRule(
    val start: Long,
    val interval: Long = 1,
    val until: Long? = null,
    val exclusions: Set<Long> = emptySet(),
) {

    init {
        require(interval > 0) { "interval must be positive" }
    }

    fun excluding(day: Long): RecurrenceRule = copy(exclusions = exclusions + day)

    fun occursOn(day: Long): Boolean = isCandidate(day) && day !in exclusions

    /** The first [limit] occurrences. */
    fun occurrences(limit: Int): List<Long> =
        candidates(from = start)
            .filter(::occursOn)
            .take(limit.coerceAtLeast(0))
            .toList()

    /** The first occurrence strictly after [day]. */
    fun nextOccurrence(day: Long): Long? {
        val first = if (day < start) start else start + ((day - start) / interval + 1) * interval
        return candidates(from = first).firstOrNull()
    }

    private fun candidates(from: Long): Sequence<Long> =
        generateSequence(from) { it + interval }.takeWhile(::isCandidate)

    private fun isCandidate(day: Long): Boolean =
        day >= start && (day - start) % interval == 0L && (until == null || day <= until)
}
