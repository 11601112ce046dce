package com.acme.analytics.batch

data class Event(val name: String, val timestamp: Long)

fun interface EventTransport {
    suspend fun send(events: List<Event>)
}

class EventBatcher(
    private val transport: EventTransport,
    private val batchSize: Int = 20,
) {
    private var buffer = emptyList<Event>()

    var failures = 0
        private set

    val pendingCount: Int get() = buffer.size

    val isDegraded: Boolean get() = failures >= 3

    suspend fun log(event: Event) {
        buffer = buffer + event
        if (buffer.size >= batchSize) flush()
    }

    suspend fun flush() {
        val events = buffer.ifEmpty { return }
        buffer = emptyList()
        failures = try {
            transport.send(events)
            0
        } catch (e: Exception) {
            failures + 1
        }
    }

    fun dropAll() {
        buffer = emptyList()
        failures = 0
    }
}
