package com.northwind.mobile.realtime

import kotlin.properties.Delegates
import kotlin.time.Duration.Companion.seconds

interface SocketTransport {
    var onOpen: (() -> Unit)?
    var onText: ((String) -> Unit)?
    var onClose: ((Int) -> Unit)?
    fun connect()
    fun send(text: String)
    fun close(code: Int)
}

class ReconnectingSocket(
    private val transport: SocketTransport,
    private val scheduler: Scheduler,
    private val maxAttempts: Int = 6,
) {
    sealed interface State {
        data object Disconnected : State
        data class Connecting(val attempt: Int) : State
        data object Connected : State
    }

    private val outbox = mutableListOf<String>()
    private var retry: Cancellation? = null
    private var attempt = 0

    var onMessage: ((String) -> Unit)? = null
    var onStateChange: ((State) -> Unit)? = null

    var state: State by Delegates.observable(State.Disconnected) { _, old, new ->
        if (new != old) onStateChange?.invoke(new)
    }
        private set

    init {
        transport.onOpen = { handleOpen() }
        transport.onText = { onMessage?.invoke(it) }
        transport.onClose = { handleClose(it) }
    }

    fun open() {
        if (state != State.Disconnected) return
        attempt = 1
        state = State.Connecting(attempt)
        transport.connect()
    }

    fun send(text: String) {
        if (state == State.Connected) {
            transport.send(text)
        } else {
            outbox += text
        }
    }

    fun close() {
        retry?.cancel()
        retry = null
        outbox.clear()
        state = State.Disconnected
        transport.close(code = 1000)
    }

    private fun handleOpen() {
        attempt = 0
        state = State.Connected
        val queued = outbox.toList()
        outbox.clear()
        queued.forEach(transport::send)
    }

    private fun handleClose(code: Int) {
        if (state == State.Disconnected) return
        if (code == 1000 || code == 4001 || attempt >= maxAttempts) {
            state = State.Disconnected
            return
        }
        attempt += 1
        state = State.Connecting(attempt)
        val delay = (1 shl minOf(attempt - 1, 5)).coerceAtMost(30)
        retry = scheduler.schedule(after = delay.seconds) {
            transport.connect()
        }
    }
}
