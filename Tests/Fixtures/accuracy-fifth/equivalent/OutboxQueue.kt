package com.driftwood.outbox

data class OutgoingMessage(
    val localId: String,
    val text: String,
    val state: State = State.QUEUED,
    val attempts: Int = 0,
) {
    enum class State { QUEUED, SENDING, FAILED }
}

/** Sends one message at a time, in the order of writing. Main thread only. */
class OutboxQueue {

    interface Listener {
        fun onUpdate(queue: OutboxQueue, message: OutgoingMessage)
        fun onDrained(queue: OutboxQueue)
    }

    var listener: Listener? = null

    var messages: List<OutgoingMessage> = emptyList()
        private set

    fun enqueue(localId: String, text: String) {
        if (messages.any { it.localId == localId }) return
        val message = OutgoingMessage(localId, text)
        messages = messages + message
        listener?.onUpdate(this, message)
    }

    /** The message to hand to the transport now, if any. */
    fun startNext(): OutgoingMessage? {
        if (messages.any { it.state == OutgoingMessage.State.SENDING }) return null
        val next = messages.find { it.state == OutgoingMessage.State.QUEUED } ?: return null
        return update(next.localId) {
            it.copy(state = OutgoingMessage.State.SENDING, attempts = it.attempts + 1)
        }
    }

    fun didSend(localId: String) {
        val remaining = messages.filterNot { it.localId == localId }
        if (remaining.size == messages.size) return
        messages = remaining
        if (remaining.isEmpty()) listener?.onDrained(this)
    }

    fun didFail(localId: String) {
        update(localId) {
            val exhausted = it.attempts >= MAX_ATTEMPTS
            it.copy(state = if (exhausted) OutgoingMessage.State.FAILED else OutgoingMessage.State.QUEUED)
        }
    }

    fun retryFailed() {
        messages
            .filter { it.state == OutgoingMessage.State.FAILED }
            .forEach { failed ->
                update(failed.localId) { it.copy(state = OutgoingMessage.State.QUEUED, attempts = 0) }
            }
    }

    private fun update(localId: String, change: (OutgoingMessage) -> OutgoingMessage): OutgoingMessage? {
        val current = messages.find { it.localId == localId } ?: return null
        val updated = change(current)
        messages = messages.map { if (it.localId == localId) updated else it }
        listener?.onUpdate(this, updated)
        return updated
    }

    private companion object {
        const val MAX_ATTEMPTS = 3
    }
}
