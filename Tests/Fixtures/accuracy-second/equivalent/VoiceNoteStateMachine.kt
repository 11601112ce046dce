package com.lanternchat.composer.voice

sealed interface VoiceNoteState {
    data object Idle : VoiceNoteState
    data class Recording(val startedAt: Double, val isLocked: Boolean) : VoiceNoteState
    data class Preview(val duration: Double) : VoiceNoteState
    data class Sending(val duration: Double) : VoiceNoteState
    data class Failed(val duration: Double) : VoiceNoteState
}

sealed interface VoiceNoteEvent {
    data class Pressed(val at: Double) : VoiceNoteEvent
    data object DraggedUp : VoiceNoteEvent
    data object DraggedAway : VoiceNoteEvent
    data class Released(val at: Double) : VoiceNoteEvent
    data class StopTapped(val at: Double) : VoiceNoteEvent
    data object SendTapped : VoiceNoteEvent
    data object DiscardTapped : VoiceNoteEvent
    data object SendSucceeded : VoiceNoteEvent
    data object SendFailed : VoiceNoteEvent
}

enum class VoiceNoteCommand { START_RECORDING, STOP_RECORDING, DISCARD_FILE, UPLOAD, SHOW_HINT }

class VoiceNoteStateMachine(private val execute: (VoiceNoteCommand) -> Unit) {

    var state: VoiceNoteState = VoiceNoteState.Idle
        private set

    fun handle(event: VoiceNoteEvent) {
        when (val current = state) {
            VoiceNoteState.Idle -> if (event is VoiceNoteEvent.Pressed) {
                state = VoiceNoteState.Recording(event.at, isLocked = false)
                execute(VoiceNoteCommand.START_RECORDING)
            }
            is VoiceNoteState.Recording -> handleRecording(current, event)
            is VoiceNoteState.Preview -> handleReview(current.duration, event)
            is VoiceNoteState.Failed -> handleReview(current.duration, event)
            is VoiceNoteState.Sending -> when (event) {
                VoiceNoteEvent.SendSucceeded -> state = VoiceNoteState.Idle
                VoiceNoteEvent.SendFailed -> state = VoiceNoteState.Failed(current.duration)
                else -> Unit
            }
        }
    }

    private fun handleRecording(current: VoiceNoteState.Recording, event: VoiceNoteEvent) {
        if (current.isLocked) {
            if (event is VoiceNoteEvent.StopTapped) finish(event.at - current.startedAt, sendsImmediately = false)
            return
        }
        when (event) {
            VoiceNoteEvent.DraggedUp -> state = current.copy(isLocked = true)
            VoiceNoteEvent.DraggedAway -> {
                state = VoiceNoteState.Idle
                execute(VoiceNoteCommand.STOP_RECORDING)
                execute(VoiceNoteCommand.DISCARD_FILE)
            }
            is VoiceNoteEvent.Released -> finish(event.at - current.startedAt, sendsImmediately = true)
            else -> Unit
        }
    }

    private fun handleReview(duration: Double, event: VoiceNoteEvent) {
        when (event) {
            VoiceNoteEvent.SendTapped -> {
                state = VoiceNoteState.Sending(duration)
                execute(VoiceNoteCommand.UPLOAD)
            }
            VoiceNoteEvent.DiscardTapped -> {
                state = VoiceNoteState.Idle
                execute(VoiceNoteCommand.DISCARD_FILE)
            }
            else -> Unit
        }
    }

    private fun finish(duration: Double, sendsImmediately: Boolean) {
        execute(VoiceNoteCommand.STOP_RECORDING)
        if (duration < MINIMUM_DURATION) {
            state = VoiceNoteState.Idle
            execute(VoiceNoteCommand.DISCARD_FILE)
            execute(VoiceNoteCommand.SHOW_HINT)
            return
        }
        val capped = minOf(duration, MAXIMUM_DURATION)
        if (sendsImmediately) {
            state = VoiceNoteState.Sending(capped)
            execute(VoiceNoteCommand.UPLOAD)
        } else {
            state = VoiceNoteState.Preview(capped)
        }
    }

    companion object {
        const val MINIMUM_DURATION = 1.0
        const val MAXIMUM_DURATION = 300.0
    }
}
