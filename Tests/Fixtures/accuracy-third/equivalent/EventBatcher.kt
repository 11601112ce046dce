package com.juniper.analytics

data class AnalyticsEvent(
    val name: String,
    val timestampMs: Long,
    val properties: Map<String, String> = emptyMap(),
)

/** Collects events and hands them over in batches; when nothing can be sent the oldest ones are given up. */
class EventBatcher(
    private val config: Config = Config(),
    private val send: (List<AnalyticsEvent>) -> Unit,
) {
    data class Config(
        val batchSize: Int = 20,
        val maxBuffered: Int = 500,
        val maxAgeMs: Long = 30_000,
    )

    init {
        require(config.batchSize > 0)
    }

    private val buffer = ArrayDeque<AnalyticsEvent>()

    var droppedCount = 0
        private set

    val pendingCount: Int get() = buffer.size

    fun track(event: AnalyticsEvent) {
        buffer += event
        dropOverflow()
        if (isDue(event.timestampMs)) flush()
    }

    /** Sends until the buffer is empty or a batch fails; returns the number of events sent. */
    fun flush(): Int {
        var sent = 0
        while (buffer.isNotEmpty()) {
            val batch = buffer.take(config.batchSize)
            runCatching { send(batch) }.onFailure { return sent }
            repeat(batch.size) { buffer.removeFirst() }
            sent += batch.size
        }
        return sent
    }

    private fun isDue(nowMs: Long): Boolean {
        val oldest = buffer.firstOrNull() ?: return false
        return buffer.size >= config.batchSize || nowMs - oldest.timestampMs >= config.maxAgeMs
    }

    private fun dropOverflow() {
        while (buffer.size > config.maxBuffered) {
            buffer.removeFirst()
            droppedCount++
        }
    }
}
