package com.ravelin.resilience

class CircuitOpenException(val retryInMs: Long) : Exception("circuit open for $retryInMs ms")

/** Stops calling a broken backend for a while, then lets a single probe through. */
class CircuitBreaker(
    private val threshold: Int = 5,
    private val coolDownMs: Long = 30_000,
    private val nowMs: () -> Long,
) {
    sealed interface State {
        data class Closed(val failures: Int) : State
        data class Open(val untilMs: Long) : State
        data object HalfOpen : State
    }

    @get:Synchronized
    var state: State = State.Closed(failures = 0)
        private set

    suspend fun <T> execute(call: suspend () -> T): T {
        admit()
        val value = try {
            call()
        } catch (e: Exception) {
            onFailure()
            throw e
        }
        onSuccess()
        return value
    }

    @Synchronized
    private fun admit() {
        when (val current = state) {
            is State.Closed -> return
            is State.HalfOpen -> throw CircuitOpenException(retryInMs = 0)
            is State.Open -> {
                val remaining = current.untilMs - nowMs()
                if (remaining > 0) throw CircuitOpenException(remaining)
                state = State.HalfOpen
            }
        }
    }

    @Synchronized
    private fun onSuccess() {
        if (state !is State.Open) state = State.Closed(failures = 0)
    }

    @Synchronized
    private fun onFailure() {
        val current = state
        if (current is State.Open) return
        state = if (current is State.Closed && current.failures + 1 < threshold) {
            State.Closed(current.failures + 1)
        } else {
            State.Open(nowMs() + coolDownMs)
        }
    }
}
