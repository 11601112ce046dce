package io.hopon.ride

import kotlin.properties.Delegates

enum class RideState {
    REQUESTED, ACCEPTED, IN_PROGRESS, COMPLETED, CANCELLED;

    fun canMoveTo(next: RideState): Boolean = when (this) {
        REQUESTED -> next == ACCEPTED || next == CANCELLED
        ACCEPTED -> next == IN_PROGRESS || next == CANCELLED
        IN_PROGRESS -> next == COMPLETED
        COMPLETED, CANCELLED -> false
    }
}

class RideTracker {

    interface Listener {
        fun onStateChanged(tracker: RideTracker, state: RideState, previous: RideState)
        fun onEtaUpdated(tracker: RideTracker, minutes: Int)
    }

    var listener: Listener? = null

    var state: RideState by Delegates.observable(RideState.REQUESTED) { _, old, new ->
        listener?.onStateChanged(this, new, old)
    }
        private set

    /** Smoothed arrival time, null until the first report in the current state. */
    var etaMinutes: Int? = null
        private set

    private val samples = ArrayDeque<Long>()

    fun moveTo(next: RideState): Boolean {
        if (!state.canMoveTo(next)) return false
        samples.clear()
        etaMinutes = null
        state = next
        return true
    }

    fun report(etaSeconds: Int) {
        if (state != RideState.ACCEPTED && state != RideState.IN_PROGRESS) return

        samples.addLast(etaSeconds.coerceAtLeast(0).toLong())
        if (samples.size > WINDOW) samples.removeFirst()

        val average = samples.sum() / samples.size
        val minutes = ((average + 59) / 60).toInt()
        if (minutes == etaMinutes) return
        etaMinutes = minutes
        listener?.onEtaUpdated(this, minutes)
    }

    private companion object {
        const val WINDOW = 3
    }
}
