package com.pebblebank.telemetry

import kotlin.properties.Delegates

data class TelemetryEvent(
    val name: String,
    val priority: Priority,
    val createdAt: Long,
) {
    enum class Priority { BACKGROUND, NORMAL, CRITICAL }
}

/** Collects events and passes them on in batches. Not thread safe; confined to the SDK dispatcher. */
class EventBatcher(
    private val maxBatchSize: Int = 25,
    private val maxAgeMillis: Long = 60_000,
    private val onBatch: (List<TelemetryEvent>) -> Unit,
) {
    private val buffer = mutableListOf<TelemetryEvent>()

    var isPaused: Boolean by Delegates.observable(false) { _, wasPaused, paused ->
        if (wasPaused && !paused) flushIfNeeded(now = null)
    }

    fun add(event: TelemetryEvent) {
        buffer += event
        flushIfNeeded(event.createdAt)
    }

    fun tick(now: Long) = flushIfNeeded(now)

    fun flush() {
        if (buffer.isEmpty()) return
        val batch = buffer.toList()
        buffer.clear()
        onBatch(batch)
    }

    private fun flushIfNeeded(now: Long?) {
        if (isPaused) return
        val oldest = buffer.firstOrNull() ?: return
        val isFull = buffer.size >= maxBatchSize
        val isOld = now != null && now - oldest.createdAt >= maxAgeMillis
        if (isFull || isOld) {
            flush()
        }
    }
}
