package com.notewell.sync.outbox

data class OutboxEntry(
    val id: Int,
    val kind: Kind,
    val entityId: String,
    val payload: Map<String, String>,
    val attempts: Int = 0,
) {
    enum class Kind { CREATE, UPDATE, DELETE }
}

sealed class SendException : Exception() {
    class Rejected(val reason: String) : SendException()
    class Unavailable : SendException()
}

data class OutboxReport(
    val sent: List<Int> = emptyList(),
    val dropped: Map<Int, String> = emptyMap(),
    val stoppedEarly: Boolean = false,
)

fun interface OutboxTransport {
    suspend fun send(entry: OutboxEntry)
}

/** Sends local changes one after the other. Confined to the main thread. */
class OutboxProcessor(private val transport: OutboxTransport) {

    private val entries = ArrayDeque<OutboxEntry>()
    val queue: List<OutboxEntry> get() = entries.toList()

    private var nextId = 1
    private var isFlushing = false
    private var inFlightId: Int? = null

    fun enqueue(
        kind: OutboxEntry.Kind,
        entityId: String,
        payload: Map<String, String> = emptyMap(),
    ) {
        val index = entries.indexOfLast { it.entityId == entityId && it.id != inFlightId }
        val old = entries.getOrNull(index)

        when (kind) {
            OutboxEntry.Kind.UPDATE -> if (old != null && old.kind != OutboxEntry.Kind.DELETE) {
                // Goes into the waiting entry, with its attempts forgiven.
                entries[index] = old.copy(payload = old.payload + payload, attempts = 0)
                return
            }
            OutboxEntry.Kind.DELETE -> when (old?.kind) {
                OutboxEntry.Kind.CREATE -> {
                    entries.removeAt(index)
                    return
                }
                OutboxEntry.Kind.UPDATE -> entries.removeAt(index)
                OutboxEntry.Kind.DELETE -> return
                null -> Unit
            }
            OutboxEntry.Kind.CREATE -> Unit
        }
        entries.addLast(OutboxEntry(nextId++, kind, entityId, payload))
    }

    suspend fun flush(): OutboxReport {
        if (isFlushing) return OutboxReport()

        val sent = mutableListOf<Int>()
        val dropped = mutableMapOf<Int, String>()
        isFlushing = true
        try {
            while (entries.isNotEmpty()) {
                val entry = entries.first()
                inFlightId = entry.id
                try {
                    transport.send(entry)
                    sent += entry.id
                } catch (e: SendException.Rejected) {
                    dropped[entry.id] = e.reason
                } catch (e: SendException.Unavailable) {
                    val attempts = entry.attempts + 1
                    entries[0] = entry.copy(attempts = attempts)
                    if (attempts < MAXIMUM_ATTEMPTS) {
                        return OutboxReport(sent, dropped, stoppedEarly = true)
                    }
                    dropped[entry.id] = "Gave up after $MAXIMUM_ATTEMPTS attempts"
                }
                entries.removeFirst()
            }
        } finally {
            isFlushing = false
            inFlightId = null
        }
        return OutboxReport(sent, dropped)
    }

    companion object {
        const val MAXIMUM_ATTEMPTS = 5
    }
}
