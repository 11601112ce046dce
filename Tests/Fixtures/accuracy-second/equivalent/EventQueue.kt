package io.beacon.analytics

fun interface EventTransport {
    fun send(events: List<AnalyticsEvent>, completion: (Boolean) -> Unit)
}

/** Buffers events in memory and hands them to the transport in batches. */
class EventQueue(
    private val transport: EventTransport,
    private val flushAt: Int = DEFAULT_FLUSH_AT,
    private val capacity: Int = DEFAULT_CAPACITY,
) {
    private val lock = Any()
    private val pending = mutableListOf<AnalyticsEvent>()
    private var isFlushing = false

    val count: Int
        get() = synchronized(lock) { pending.size }

    fun enqueue(event: AnalyticsEvent) {
        val shouldFlush = synchronized(lock) {
            if (pending.size >= capacity) {
                pending.removeAt(0)
            }
            pending.add(event)
            pending.size >= flushAt
        }
        if (shouldFlush) {
            flush()
        }
    }

    fun flush() {
        val batch = synchronized(lock) {
            if (isFlushing || pending.isEmpty()) return
            isFlushing = true
            pending.take(flushAt)
        }
        transport.send(batch) { success -> complete(batch, success) }
    }

    private fun complete(batch: List<AnalyticsEvent>, success: Boolean) {
        val shouldContinue = synchronized(lock) {
            if (success) {
                val sentIds = batch.map { it.id }.toSet()
                pending.removeAll { it.id in sentIds }
            }
            isFlushing = false
            success && pending.size >= flushAt
        }
        if (shouldContinue) {
            flush()
        }
    }

    companion object {
        const val DEFAULT_FLUSH_AT = 20
        const val DEFAULT_CAPACITY = 1_000
    }
}
