package app.chat.outbox

sealed class OutgoingState {
    data object Draft : OutgoingState()
    data class Queued(val attempt: Int) : OutgoingState()
    data class Uploading(val attempt: Int, val percent: Int) : OutgoingState()
    data class Delivered(val serverId: String) : OutgoingState()
    data class Failed(val reason: FailureReason, val attempt: Int) : OutgoingState()

    val isTerminal: Boolean
        get() = this is Delivered || (this is Failed && reason is FailureReason.Rejected)
}

sealed interface FailureReason {
    data object Offline : FailureReason
    data class Rejected(val code: Int) : FailureReason
    data object TooManyAttempts : FailureReason
}

sealed interface OutgoingEvent {
    data object Submit : OutgoingEvent
    data object WorkerStarted : OutgoingEvent
    data class Progress(val sent: Long, val total: Long) : OutgoingEvent
    data class Acknowledged(val serverId: String) : OutgoingEvent
    data object ConnectionLost : OutgoingEvent
    data class ServerRefused(val code: Int) : OutgoingEvent
    data object UserRetry : OutgoingEvent
}

class OutgoingMessageMachine {

    var onChange: ((OutgoingState) -> Unit)? = null

    var state: OutgoingState = OutgoingState.Draft
        private set

    /** Returns false when the event means nothing in the current state. */
    fun handle(event: OutgoingEvent): Boolean {
        val next = when (val s = state) {
            OutgoingState.Draft ->
                if (event == OutgoingEvent.Submit) OutgoingState.Queued(attempt = 1) else null
            is OutgoingState.Queued -> fromQueued(s, event)
            is OutgoingState.Uploading -> fromUploading(s, event)
            is OutgoingState.Failed -> if (event == OutgoingEvent.UserRetry) retry(s) else null
            is OutgoingState.Delivered -> null
        } ?: return false

        val changed = next != state
        state = next
        if (changed) onChange?.invoke(next)
        return true
    }

    private fun fromQueued(s: OutgoingState.Queued, event: OutgoingEvent): OutgoingState? = when (event) {
        OutgoingEvent.WorkerStarted -> OutgoingState.Uploading(s.attempt, percent = 0)
        OutgoingEvent.ConnectionLost -> OutgoingState.Failed(FailureReason.Offline, s.attempt)
        else -> null
    }

    private fun fromUploading(s: OutgoingState.Uploading, event: OutgoingEvent): OutgoingState? = when (event) {
        is OutgoingEvent.Progress ->
            if (event.total <= 0) null
            else {
                val fresh = (event.sent * 100 / event.total).coerceIn(0, 100).toInt()
                s.copy(percent = maxOf(s.percent, fresh))
            }
        is OutgoingEvent.Acknowledged -> OutgoingState.Delivered(event.serverId)
        OutgoingEvent.ConnectionLost ->
            if (s.attempt < MAX_ATTEMPTS) OutgoingState.Queued(s.attempt + 1)
            else OutgoingState.Failed(FailureReason.TooManyAttempts, s.attempt)
        is OutgoingEvent.ServerRefused ->
            OutgoingState.Failed(FailureReason.Rejected(event.code), s.attempt)
        else -> null
    }

    private fun retry(s: OutgoingState.Failed): OutgoingState? = when (s.reason) {
        is FailureReason.Rejected -> null
        FailureReason.TooManyAttempts -> OutgoingState.Queued(attempt = 1)
        FailureReason.Offline -> OutgoingState.Queued(s.attempt)
    }

    companion object {
        const val MAX_ATTEMPTS = 4
    }
}
