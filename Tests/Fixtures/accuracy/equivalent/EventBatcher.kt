package app.analytics.batch

import java.lang.ref.WeakReference

data class TrackedEvent(
    val name: String,
    val properties: Map<String, String>,
    val timestampMs: Long,
    val isUrgent: Boolean,
)

fun interface EventTransport {
    /** [completion] is invoked exactly once, on the batcher's own thread. */
    fun send(batch: List<TrackedEvent>, completion: (success: Boolean) -> Unit)
}

/** Must be used from a single thread. */
class EventBatcher(
    private val transport: EventTransport,
    private val batchSize: Int = 20,
    private val bufferLimit: Int = 500,
    private val flushIntervalMs: Long = 30_000,
) {
    init {
        require(batchSize > 0 && bufferLimit >= batchSize)
    }

    private val buffer = ArrayDeque<TrackedEvent>()
    private var inFlight = 0
    private var lastFlushMs = 0L

    var droppedCount = 0
        private set

    var isEnabled = true
        private set

    val pendingCount: Int get() = buffer.size

    fun track(event: TrackedEvent) {
        if (!isEnabled) return
        buffer.addLast(event)
        while (buffer.size > bufferLimit) {
            // What is being sent stands at the front and has to stay there.
            buffer.removeAt(inFlight)
            droppedCount++
        }
        val full = buffer.size >= batchSize
        if (full || event.isUrgent) flush(event.timestampMs)
    }

    fun tick(nowMs: Long) {
        val idle = nowMs - lastFlushMs
        if (idle >= flushIntervalMs) flush(nowMs)
    }

    fun flush(nowMs: Long) {
        if (inFlight > 0 || buffer.isEmpty()) return
        lastFlushMs = nowMs

        val batch = buffer.take(batchSize)
        inFlight = batch.size
        val self = WeakReference(this)
        transport.send(batch) { success -> self.get()?.onSent(success, nowMs) }
    }

    fun setEnabled(enabled: Boolean) {
        isEnabled = enabled
        if (enabled) return
        buffer.clear()
        inFlight = 0
    }

    private fun onSent(success: Boolean, nowMs: Long) {
        val sent = inFlight.coerceAtMost(buffer.size)
        inFlight = 0
        if (!success) return

        repeat(sent) { buffer.removeFirst() }
        if (buffer.size >= batchSize) flush(nowMs)
    }
}
