package com.arcabank.resilience

class CircuitBreaker(
    private val failureThreshold: Int = 5,
    private val coolDownMillis: Long = 30_000,
    private val clock: () -> Long,
) {
    sealed interface State {
        data class Closed(val failures: Int) : State
        data class Open(val untilMillis: Long) : State
        object HalfOpen : State
    }

    data class OpenError(val retryInMillis: Long) : Exception("circuit is open")

    private val lock = Any()
    private var current: State = State.Closed(failures = 0)

    val state: State get() = synchronized(lock) { current }

    fun <T> run(block: () -> T): T {
        admit()
        return runCatching { block() }
            .onSuccess { synchronized(lock) { current = State.Closed(failures = 0) } }
            .onFailure { synchronized(lock) { current = current.afterFailure() } }
            .getOrThrow()
    }

    private fun admit() {
        synchronized(lock) {
            val state = current
            if (state is State.HalfOpen) throw OpenError(retryInMillis = 0)
            if (state is State.Open) {
                val remaining = state.untilMillis - clock()
                if (remaining > 0) throw OpenError(remaining)
                current = State.HalfOpen
            }
        }
    }

    private fun State.afterFailure(): State = when (this) {
        is State.Open -> this
        is State.HalfOpen -> tripped()
        is State.Closed -> {
            val count = failures + 1
            if (count >= failureThreshold) tripped() else State.Closed(count)
        }
    }

    private fun tripped() = State.Open(untilMillis = clock() + coolDownMillis)
}
