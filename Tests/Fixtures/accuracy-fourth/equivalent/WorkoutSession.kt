package com.ironpath.session

import kotlin.properties.Delegates

/** Tracks active time of one workout. Times come from a monotonic clock in milliseconds. */
class WorkoutSession(private val now: () -> Long) {

    sealed interface State {
        object Idle : State
        data class Active(val since: Long) : State
        object Paused : State
        object Finished : State
    }

    var onStateChange: ((State) -> Unit)? = null

    var state: State by Delegates.observable(State.Idle) { _, old, new ->
        if (new != old) onStateChange?.invoke(new)
    }
        private set

    private val _laps = mutableListOf<Long>()
    val laps: List<Long> get() = _laps.toList()

    private var banked = 0L

    val elapsedMillis: Long
        get() = when (val current = state) {
            is State.Active -> banked + now() - current.since
            else -> banked
        }

    fun start(): Boolean = transition(from = State.Idle) { State.Active(now()) }

    fun pause(): Boolean {
        if (state !is State.Active) return false
        bank(State.Paused)
        return true
    }

    fun resume(): Boolean = transition(from = State.Paused) { State.Active(now()) }

    fun finish(): Boolean = when (state) {
        State.Idle, State.Finished -> false
        is State.Active, State.Paused -> {
            bank(State.Finished)
            true
        }
    }

    /** Closes the current lap and returns its length. */
    fun lap(): Long? {
        if (state !is State.Active) return null
        return (elapsedMillis - _laps.sum()).also(_laps::add)
    }

    private fun bank(next: State) {
        banked = elapsedMillis
        state = next
    }

    private inline fun transition(from: State, to: () -> State): Boolean {
        if (state != from) return false
        state = to()
        return true
    }
}
