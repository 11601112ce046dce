package com.mintleaf.analytics

import java.util.concurrent.locks.ReentrantLock
import kotlin.concurrent.withLock

data class AnalyticsEvent(
    val name: String,
    val properties: Map<String, String>,
    val timestampMillis: Long,
)

fun interface AnalyticsTransport {
    @Throws(Exception::class)
    fun send(batch: List<AnalyticsEvent>)
}

/** Bounded FIFO queue. When it is full, the oldest events are given up. */
class AnalyticsQueue(
    private val transport: AnalyticsTransport,
    private val batchSize: Int = 20,
    private val capacity: Int = 500,
    private val clock: () -> Long,
) {
    private val lock = ReentrantLock()
    private val pending = ArrayDeque<AnalyticsEvent>()
    private var dropped = 0

    val pendingCount: Int get() = lock.withLock { pending.size }
    val droppedCount: Int get() = lock.withLock { dropped }

    fun track(name: String, properties: Map<String, String> = emptyMap()) {
        if (name.isEmpty()) return
        val event = AnalyticsEvent(name, properties.toMap(), clock())
        val isBatchFull = lock.withLock {
            pending.addLast(event)
            trim()
            pending.size >= batchSize
        }
        if (isBatchFull) flush()
    }

    /** Sends batch after batch until the queue is empty or one fails. Returns the number of events sent. */
    fun flush(): Int =
        generateSequence(::nextBatch)
            .takeWhile(::deliver)
            .sumOf { it.size }

    private fun deliver(batch: List<AnalyticsEvent>): Boolean = try {
        transport.send(batch)
        true
    } catch (e: Exception) {
        lock.withLock {
            pending.addAll(0, batch)
            trim()
        }
        false
    }

    private fun nextBatch(): List<AnalyticsEvent>? = lock.withLock {
        if (pending.isEmpty()) return null
        List(minOf(batchSize, pending.size)) { pending.removeFirst() }
    }

    private fun trim() {
        while (pending.size > capacity) {
            pending.removeFirst()
            dropped++
        }
    }
}
