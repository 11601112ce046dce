package com.repcount.session

class WorkoutSession {

    sealed interface State {
        data object Idle : State
        data class Running(val since: Long, val banked: Long) : State
        data class Paused(val banked: Long) : State
        data class Finished(val total: Long) : State
    }

    enum class Action { START, PAUSE, RESUME, FINISH, DISCARD }

    class InvalidTransition(val state: State, val action: Action) :
        IllegalStateException("$action is not allowed in $state")

    var state: State = State.Idle
        private set

    private val observers = mutableListOf<(State) -> Unit>()

    fun observe(observer: (State) -> Unit) {
        observers += observer
        observer(state)
    }

    fun perform(action: Action, now: Long): Result<State> {
        val next = next(action, now) ?: return Result.failure(InvalidTransition(state, action))
        state = next
        observers.toList().forEach { it(next) }
        return Result.success(next)
    }

    fun elapsed(now: Long): Long = when (val current = state) {
        State.Idle -> 0
        is State.Running -> current.banked + (now - current.since).coerceAtLeast(0)
        is State.Paused -> current.banked
        is State.Finished -> current.total
    }

    private fun next(action: Action, now: Long): State? = when (val current = state) {
        State.Idle -> when (action) {
            Action.START -> State.Running(since = now, banked = 0)
            else -> null
        }
        is State.Running -> when (action) {
            Action.PAUSE -> State.Paused(elapsed(now))
            Action.FINISH -> State.Finished(elapsed(now))
            Action.DISCARD -> State.Idle
            else -> null
        }
        is State.Paused -> when (action) {
            Action.RESUME -> State.Running(since = now, banked = current.banked)
            Action.FINISH -> State.Finished(elapsed(now))
            Action.DISCARD -> State.Idle
            else -> null
        }
        is State.Finished -> State.Idle.takeIf { action == Action.DISCARD }
    }
}
