package com.northpine.upload

import kotlin.math.min
import kotlin.properties.Delegates

sealed interface UploadState {
    object Idle : UploadState
    object Preparing : UploadState
    data class Uploading(val sent: Long, val total: Long) : UploadState
    data class Paused(val sent: Long, val total: Long) : UploadState
    data class Completed(val remoteId: String) : UploadState
    data class Failed(val retryable: Boolean) : UploadState

    val isTerminal: Boolean
        get() = when (this) {
            is Completed -> true
            is Failed -> !retryable
            else -> false
        }

    val progress: Double
        get() = when (this) {
            is Uploading -> ratio(sent, total)
            is Paused -> ratio(sent, total)
            is Completed -> 1.0
            Idle, Preparing, is Failed -> 0.0
        }
}

private fun ratio(sent: Long, total: Long): Double =
    if (total > 0) sent.toDouble() / total.toDouble() else 0.0

sealed interface UploadEvent {
    object Start : UploadEvent
    data class Prepared(val total: Long) : UploadEvent
    data class ChunkSent(val bytes: Long) : UploadEvent
    object Pause : UploadEvent
    object Resume : UploadEvent
    data class Finished(val remoteId: String) : UploadEvent
    data class Error(val statusCode: Int) : UploadEvent
    object Retry : UploadEvent
}

class UploadStateMachine {

    var state: UploadState by Delegates.observable(UploadState.Idle) { _, old, new ->
        if (old != new) onChange?.invoke(old, new)
    }
        private set

    var onChange: ((UploadState, UploadState) -> Unit)? = null

    /** Returns false when the event is not allowed in the current state. */
    fun handle(event: UploadEvent): Boolean {
        state = next(state, event) ?: return false
        return true
    }

    private fun next(state: UploadState, event: UploadEvent): UploadState? = when (state) {
        UploadState.Idle ->
            if (event is UploadEvent.Start) UploadState.Preparing else null
        UploadState.Preparing -> when (event) {
            is UploadEvent.Prepared -> UploadState.Uploading(0, event.total)
            is UploadEvent.Error -> failure(event.statusCode)
            else -> null
        }
        is UploadState.Uploading -> when (event) {
            is UploadEvent.ChunkSent -> state.copy(sent = min(state.sent + event.bytes, state.total))
            UploadEvent.Pause -> UploadState.Paused(state.sent, state.total)
            is UploadEvent.Finished -> UploadState.Completed(event.remoteId)
            is UploadEvent.Error -> failure(event.statusCode)
            else -> null
        }
        is UploadState.Paused ->
            if (event is UploadEvent.Resume) UploadState.Uploading(state.sent, state.total) else null
        is UploadState.Failed ->
            if (state.retryable && event is UploadEvent.Retry) UploadState.Preparing else null
        is UploadState.Completed -> null
    }

    private fun failure(statusCode: Int) =
        UploadState.Failed(retryable = statusCode == 429 || statusCode >= 500)
}
