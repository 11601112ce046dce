package social.chirrup.status

data class QueuedStatus(val id: Int, val text: String)

sealed class SubmitResult {
    data class Queued(val status: QueuedStatus) : SubmitResult()
    object Blank : SubmitResult()
    data class QueueFull(val limit: Int) : SubmitResult()
}

/** Status updates written while offline, sent in order once we are back. */
class StatusOutbox {

    private val _queue = ArrayDeque<QueuedStatus>()
    private var nextId = 1

    val queue: List<QueuedStatus> get() = _queue.toList()

    fun submit(draft: String): SubmitResult {
        val text = draft.trim()
        return when {
            text.isEmpty() -> SubmitResult.Blank
            _queue.size >= MAX_QUEUED -> SubmitResult.QueueFull(limit = MAX_QUEUED)
            else -> {
                val status = QueuedStatus(id = nextId++, text = text.take(MAX_LENGTH))
                _queue.addLast(status)
                SubmitResult.Queued(status)
            }
        }
    }

    /** Sends until the queue is empty or a status could not be delivered. */
    fun flush(send: (QueuedStatus) -> Boolean): Int {
        var sent = 0
        while (true) {
            val status = _queue.firstOrNull() ?: break
            if (!send(status)) break
            _queue.removeFirst()
            sent++
        }
        return sent
    }

    companion object {
        const val MAX_LENGTH = 280
        const val MAX_QUEUED = 20
    }
}
