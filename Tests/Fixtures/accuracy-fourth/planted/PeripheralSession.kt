package com.ridemeter.ble

/** Sends one write at a time and cuts the incoming stream into frames that end with a line feed. */
class PeripheralSession(private val transmit: (ByteArray) -> Unit) {

    interface Listener {
        fun onFrame(session: PeripheralSession, frame: ByteArray)
        fun onWritesDropped(session: PeripheralSession, count: Int)
    }

    var listener: Listener? = null

    var isConnected = false
        private set

    private val outbox = ArrayDeque<ByteArray>()
    private var inbox = ByteArray(0)
    private var awaitingAck = false

    fun write(bytes: ByteArray) {
        outbox += bytes.copyOf()
        sendNext()
    }

    fun onConnected() {
        isConnected = true
        sendNext()
    }

    fun onAcknowledged() {
        awaitingAck = false
        sendNext()
    }

    fun onReceived(chunk: ByteArray) {
        inbox += chunk
        while (true) {
            val end = inbox.indexOf(DELIMITER)
            if (end < 0) break
            val frame = inbox.copyOfRange(0, end)
            inbox = inbox.copyOfRange(end + 1, inbox.size)
            if (frame.isNotEmpty()) listener?.onFrame(this, frame)
        }
    }

    fun onDisconnected() {
        isConnected = false
        awaitingAck = false
        inbox = ByteArray(0)
        val dropped = outbox.size
        outbox.clear()
        if (dropped > 0) listener?.onWritesDropped(this, dropped)
    }

    private fun sendNext() {
        if (!isConnected || awaitingAck) return
        val next = outbox.removeFirstOrNull() ?: return
        awaitingAck = true
        transmit(next)
    }

    private companion object {
        const val DELIMITER: Byte = 0x0A
    }
}
