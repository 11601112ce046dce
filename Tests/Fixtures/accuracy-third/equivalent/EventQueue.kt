package io.relay.events

import java.util.concurrent.locks.ReentrantLock
import kotlin.concurrent.withLock

data class QueuedEvent(val id: String, val priority: Priority = Priority.NORMAL) {
    enum class Priority { LOW, NORMAL, CRITICAL }
}

/**
 * Bounded FIFO. When it is full the oldest low-priority event has to leave,
 * or simply the oldest one if there is nothing of low priority.
 */
class EventQueue(private val capacity: Int = 1_000) {

    init {
        require(capacity > 0) { "capacity must be positive" }
    }

    private val lock = ReentrantLock()
    private val items = ArrayDeque<QueuedEvent>()

    val count: Int
        get() = lock.withLock { items.size }

    /** Returns the event that was evicted to make room, if any. */
    fun enqueue(event: QueuedEvent): QueuedEvent? = lock.withLock {
        val evicted = if (items.size < capacity) {
            null
        } else {
            val victim = items.indexOfFirst { it.priority == QueuedEvent.Priority.LOW }
            items.removeAt(victim.coerceAtLeast(0))
        }
        items.addLast(event)
        evicted
    }

    fun drain(upTo: Int): List<QueuedEvent> = lock.withLock {
        buildList {
            while (size < upTo && items.isNotEmpty()) add(items.removeFirst())
        }
    }

    /** Puts a failed batch back to the front, keeping its newest events if space is short. */
    fun requeue(batch: List<QueuedEvent>) = lock.withLock {
        val free = capacity - items.size
        batch.takeLast(free).asReversed().forEach(items::addFirst)
    }
}
