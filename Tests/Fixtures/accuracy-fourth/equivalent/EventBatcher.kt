package com.kanto.telemetry

import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock
import kotlinx.coroutines.withContext

data class TrackedEvent(val name: String, val sequence: Int)

fun interface EventUploader {
    /** Returns `false` when the batch has to be sent again later. */
    suspend fun upload(batch: List<TrackedEvent>): Boolean
}

class EventBatcher(
    private val uploader: EventUploader,
    private val batchSize: Int = 20,
    private val capacity: Int = 500,
) {
    init {
        require(batchSize > 0 && capacity >= batchSize)
    }

    private val mutex = Mutex()
    private val buffer = ArrayDeque<TrackedEvent>()
    private var nextSequence = 0
    private var dropped = 0

    suspend fun pendingCount(): Int = mutex.withLock { buffer.size }

    suspend fun droppedCount(): Int = mutex.withLock { dropped }

    suspend fun track(name: String): Unit = withContext(NonCancellable) {
        val full = mutex.withLock {
            buffer.addLast(TrackedEvent(name, nextSequence++))
            dropOverflow()
            buffer.size >= batchSize
        }
        if (full) flush()
    }

    suspend fun flush(): Int = withContext(NonCancellable) {
        val batch = mutex.withLock {
            buffer.take(batchSize).also { taken -> repeat(taken.size) { buffer.removeFirst() } }
        }

        when {
            batch.isEmpty() -> 0
            uploader.upload(batch) -> batch.size
            else -> {
                mutex.withLock {
                    buffer.addAll(0, batch)
                    dropOverflow()
                }
                0
            }
        }
    }

    private fun dropOverflow() {
        while (buffer.size > capacity) {
            buffer.removeFirst()
            dropped++
        }
    }
}
