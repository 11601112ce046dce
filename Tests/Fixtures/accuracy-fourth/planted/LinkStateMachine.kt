package io.sensorkit.link

sealed class LinkState {
    object Disconnected : LinkState()
    data class Connecting(val attempt: Int) : LinkState()
    object Discovering : LinkState()
    data class Ready(val mtu: Int) : LinkState()
    data class Failed(val error: LinkError) : LinkState()
}

enum class LinkError { TIMED_OUT, MISSING_SERVICE, RADIO_OFF }

sealed class LinkEvent {
    object Connect : LinkEvent()
    object Connected : LinkEvent()
    data class ServicesFound(val mtu: Int) : LinkEvent()
    object ServiceMissing : LinkEvent()
    object TimedOut : LinkEvent()
    object LinkLost : LinkEvent()
    object Disconnect : LinkEvent()
    object RadioOff : LinkEvent()
}

class LinkStateMachine {
    var state: LinkState = LinkState.Disconnected
        private set

    fun handle(event: LinkEvent) {
        state = when (event) {
            LinkEvent.Disconnect -> LinkState.Disconnected
            LinkEvent.RadioOff ->
                if (state == LinkState.Disconnected) state else LinkState.Failed(LinkError.RADIO_OFF)
            else -> next(state, event)
        }
    }

    private fun next(current: LinkState, event: LinkEvent): LinkState = when (current) {
        is LinkState.Disconnected, is LinkState.Failed ->
            if (event == LinkEvent.Connect) LinkState.Connecting(attempt = 1) else current

        is LinkState.Connecting -> when (event) {
            LinkEvent.Connected -> LinkState.Discovering
            LinkEvent.TimedOut, LinkEvent.LinkLost ->
                if (current.attempt < MAX_ATTEMPTS) current.copy(attempt = current.attempt + 1)
                else LinkState.Failed(LinkError.TIMED_OUT)
            else -> current
        }

        is LinkState.Discovering -> when (event) {
            is LinkEvent.ServicesFound -> LinkState.Ready(event.mtu)
            LinkEvent.ServiceMissing -> LinkState.Failed(LinkError.MISSING_SERVICE)
            LinkEvent.TimedOut -> LinkState.Failed(LinkError.TIMED_OUT)
            else -> current
        }

        is LinkState.Ready -> if (event == LinkEvent.LinkLost) LinkState.Connecting(attempt = 1) else current
    }

    companion object {
        const val MAX_ATTEMPTS = 3
    }
}
