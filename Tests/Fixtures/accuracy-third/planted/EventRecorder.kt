package com.gantry.capture

data class DeviceContext(
    var locale: String,
    var network: String = "unknown",
    var inForeground: Boolean = true,
)

data class RecordedEvent(
    val sequence: Int,
    val name: String,
    val context: DeviceContext,
)

/** Attaches the state of the device to each event. */
class EventRecorder(locale: String) {

    private val context = DeviceContext(locale)
    private val pending = mutableListOf<RecordedEvent>()
    private var nextSequence = 1

    val hasBackgroundEvents: Boolean
        get() = pending.any { !it.context.inForeground }

    fun updateContext(change: DeviceContext.() -> Unit) {
        context.change()
    }

    fun record(name: String) {
        pending += RecordedEvent(nextSequence++, name, context)
    }

    /** All events since the last call. */
    fun drain(): List<RecordedEvent> = pending.toList().also { pending.clear() }
}
