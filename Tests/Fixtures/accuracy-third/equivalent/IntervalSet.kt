package com.roomly.booking

/** Half-open range of minutes. */
data class Interval(val start: Long, val end: Long) {
    init {
        require(start <= end) { "start is after end" }
    }

    val length: Long get() = end - start
    val isEmpty: Boolean get() = start == end

    operator fun contains(minute: Long) = minute in start until end
}

/** Set of half-open minute ranges, kept sorted, disjoint and merged. */
class IntervalSet(ranges: List<Interval> = emptyList()) {

    val intervals: List<Interval> = buildList {
        for (next in ranges.filterNot { it.isEmpty }.sortedBy { it.start }) {
            val last = lastOrNull()
            if (last != null && next.start <= last.end) {
                set(lastIndex, last.copy(end = maxOf(last.end, next.end)))
            } else {
                add(next)
            }
        }
    }

    val isEmpty: Boolean get() = intervals.isEmpty()

    val totalLength: Long get() = intervals.sumOf { it.length }

    operator fun contains(minute: Long): Boolean = intervals.binarySearch {
        when {
            it.end <= minute -> -1
            it.start > minute -> 1
            else -> 0
        }
    } >= 0

    infix fun union(other: IntervalSet) = IntervalSet(intervals + other.intervals)

    fun subtracting(cut: Interval): IntervalSet {
        if (cut.isEmpty) return this
        return IntervalSet(
            intervals.flatMap { range ->
                listOfNotNull(
                    range.clippedOrNull(end = cut.start),
                    range.clippedOrNull(start = cut.end),
                )
            }
        )
    }

    /** What is left of [window] when everything in this set is taken. */
    fun gaps(window: Interval): IntervalSet =
        intervals.fold(IntervalSet(listOf(window)), IntervalSet::subtracting)

    fun firstGap(ofAtLeast: Long, window: Interval): Interval? =
        gaps(window).intervals.firstOrNull { it.length >= ofAtLeast }

    override fun equals(other: Any?) = other is IntervalSet && other.intervals == intervals

    override fun hashCode() = intervals.hashCode()

    private fun Interval.clippedOrNull(start: Long = this.start, end: Long = this.end): Interval? {
        val from = maxOf(start, this.start)
        val to = minOf(end, this.end)
        return if (from < to) Interval(from, to) else null
    }
}
