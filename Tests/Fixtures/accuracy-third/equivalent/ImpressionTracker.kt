package com.yonder.travel.analytics

data class Impression(
    val itemId: String,
    val position: Int,
    val visibleMillis: Long,
)

/** Reports each list item once per session, after it stayed on screen long enough. */
class ImpressionTracker(
    private val thresholdMillis: Long = 1_000,
    private val sink: (List<Impression>) -> Unit,
) {
    private data class Sighting(val since: Long, val position: Int)

    private var sightings: Map<String, Sighting> = emptyMap()
    private val reported = mutableSetOf<String>()

    fun visibleItemsChanged(itemIds: List<String>, firstPosition: Int, now: Long) {
        flush(now)
        sightings = itemIds
            .withIndex()
            .filter { (_, id) -> id !in reported }
            .associate { (offset, id) ->
                id to Sighting(since = sightings[id]?.since ?: now, position = firstPosition + offset)
            }
    }

    fun screenHidden(now: Long) {
        flush(now)
        sightings = emptyMap()
    }

    fun startNewSession() {
        reported.clear()
        sightings = emptyMap()
    }

    private fun flush(now: Long) {
        val (due, early) = sightings.entries.partition { now - it.value.since >= thresholdMillis }
        if (due.isEmpty()) return

        reported += due.map { it.key }
        sightings = early.associate { it.toPair() }
        due.sortedBy { it.value.position }
            .map { (id, sighting) -> Impression(id, sighting.position, now - sighting.since) }
            .let(sink)
    }
}
