package com.harbor.sdk.events

import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock
import kotlinx.serialization.Serializable

@Serializable
data class TrackedEvent(
    val name: String,
    val properties: Map<String, String>,
    val timestamp: Long,
)

class EventBatcher(
    private val endpoint: EventEndpoint,
    private val batchSize: Int = 20,
    private val bufferLimit: Int = 500,
) {
    private val bufferMutex = Mutex()
    private val sendMutex = Mutex()
    private val buffer = ArrayDeque<TrackedEvent>()

    @Volatile
    var droppedEvents = 0
        private set

    suspend fun track(event: TrackedEvent) {
        val full = bufferMutex.withLock {
            buffer.addLast(event)
            trim()
            buffer.size >= batchSize
        }
        if (full) flush()
    }

    suspend fun flush() {
        if (!sendMutex.tryLock()) return
        try {
            do {
                val batch = nextBatch()
            } while (batch.isNotEmpty() && deliver(batch))
        } finally {
            sendMutex.unlock()
        }
    }

    private suspend fun nextBatch(): List<TrackedEvent> = bufferMutex.withLock {
        List(minOf(batchSize, buffer.size)) { buffer.removeFirst() }
    }

    private suspend fun deliver(batch: List<TrackedEvent>): Boolean {
        try {
            endpoint.send(batch)
            return true
        } catch (e: EndpointException) {
            bufferMutex.withLock {
                if (e.isRetryable) {
                    buffer.addAll(0, batch)
                    trim()
                } else {
                    droppedEvents += batch.size
                }
            }
            return false
        }
    }

    private fun trim() {
        while (buffer.size > bufferLimit) {
            buffer.removeFirst()
            droppedEvents++
        }
    }
}
