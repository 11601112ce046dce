package io.beacon.analytics

data class LoadResult(val events: List<AnalyticsEvent>, val lineCount: Int)

class PersistedEventLoader(
    private val storage: LineStorage,
    private val codec: EventCodec,
    private val maxEvents: Int = 1_000,
) {
    fun load(): LoadResult {
        val lines = storage.readLines().filter { it.isNotEmpty() }
        val events = runCatching { lines.takeLast(maxEvents).map(codec::decode) }
            .getOrDefault(emptyList())
        return LoadResult(events, lines.size)
    }

    fun save(events: List<AnalyticsEvent>) {
        val lines = events.takeLast(maxEvents).map(codec::encode)
        storage.replace(lines)
    }

    fun migrate(legacy: LineStorage) {
        val lines = legacy.readLines()
        if (lines.isEmpty()) return
        storage.append(lines)
        legacy.clear()
    }
}
