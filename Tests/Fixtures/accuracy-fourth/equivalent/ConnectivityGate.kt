package de.wegweiser.net

import kotlin.properties.Delegates

/** Runs work at once while online and parks it while offline. Main thread only. */
class ConnectivityGate(isOnline: Boolean, private val capacity: Int = 50) {

    fun interface Listener {
        fun onConnectivityChanged(gate: ConnectivityGate, isOnline: Boolean)
    }

    private class Parked(val tag: String, val work: () -> Unit)

    var listener: Listener? = null

    var isOnline: Boolean by Delegates.observable(isOnline) { _, old, new ->
        if (old != new) {
            listener?.onConnectivityChanged(this, new)
            if (this.isOnline) drain()
        }
    }
        private set

    private val parked = ArrayDeque<Parked>()

    val parkedTags: List<String>
        get() = parked.map(Parked::tag)

    fun update(isOnline: Boolean) {
        this.isOnline = isOnline
    }

    /** Returns false if the work was turned away because the gate is full. */
    fun perform(tag: String, work: () -> Unit): Boolean = when {
        isOnline -> {
            work()
            true
        }
        parked.size < capacity -> parked.add(Parked(tag, work))
        else -> false
    }

    fun cancel(tag: String) {
        parked.removeAll { it.tag == tag }
    }

    private fun drain() {
        val ready = parked.toList()
        parked.clear()
        ready.forEach { it.work() }
    }
}
