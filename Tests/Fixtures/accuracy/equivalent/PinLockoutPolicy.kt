package com.idly.auth.pin

import java.time.Duration
import java.time.Instant

data class PinAttempts(val failures: Int, val lastFailure: Instant?) {
    companion object {
        val NONE = PinAttempts(failures = 0, lastFailure = null)
    }
}

interface PinAttemptStorage {
    var attempts: PinAttempts
}

class PinLockoutPolicy(
    private val storage: PinAttemptStorage,
    private val now: () -> Instant,
    private val wipe: () -> Unit,
) {
    sealed interface State {
        data class Ready(val remaining: Int) : State
        data class Locked(val seconds: Long) : State
        data object Wiped : State
    }

    val state: State
        get() {
            val attempts = storage.attempts
            if (attempts.failures >= MAXIMUM_FAILURES) return State.Wiped
            return when (val left = attempts.secondsLeft()) {
                0L -> State.Ready(MAXIMUM_FAILURES - attempts.failures)
                else -> State.Locked(left)
            }
        }

    fun recordFailure(): State {
        val before = state
        // locked or wiped: not an attempt at all
        if (before !is State.Ready) return before

        val failures = storage.attempts.failures + 1
        storage.attempts = PinAttempts(failures, lastFailure = now())
        if (failures == MAXIMUM_FAILURES) wipe()
        return state
    }

    fun recordSuccess() {
        if (state is State.Ready) storage.attempts = PinAttempts.NONE
    }

    fun messageFor(state: State): String? = when (state) {
        State.Wiped -> "Too many attempts. Please sign in again."
        is State.Locked ->
            if (state.seconds < 60) "Try again in ${state.seconds} s"
            else "Try again in ${(state.seconds + 59) / 60} min"
        is State.Ready -> when {
            state.remaining == 1 -> "Last attempt"
            state.remaining <= 3 -> "${state.remaining} attempts left"
            else -> null
        }
    }

    private fun PinAttempts.secondsLeft(): Long {
        val last = lastFailure ?: return 0
        // coerceAtLeast: somebody may have set the clock back
        val elapsed = Duration.between(last, now()).seconds.coerceAtLeast(0)
        return (waitAfter(failures) - elapsed).coerceAtLeast(0)
    }

    private fun waitAfter(failures: Int): Long = when {
        failures < 3 -> 0
        failures == 3 -> 30
        failures == 4 -> 60
        failures == 5 -> 300
        else -> 1800
    }

    private companion object {
        const val MAXIMUM_FAILURES = 7
    }
}
