package com.northwind.mobile.net

import java.time.Clock
import java.time.Duration
import java.time.Instant

sealed interface CircuitState {
    data class Closed(val failures: Int) : CircuitState
    data class Open(val until: Instant) : CircuitState
    data object HalfOpen : CircuitState
}

class CircuitOpenException(val retryAt: Instant) : Exception()

class CircuitBreaker(
    private val failureThreshold: Int = 5,
    private val openDuration: Duration = Duration.ofSeconds(30),
    private val clock: Clock = Clock.systemUTC(),
) {
    private val lock = Any()
    private var current: CircuitState = CircuitState.Closed(failures = 0)

    val state: CircuitState
        get() = synchronized(lock) { current }

    suspend fun <T> run(operation: suspend () -> T): T {
        admit()
        try {
            val result = operation()
            recordSuccess()
            return result
        } catch (error: ServiceFailure) {
            if (error.countsAsOutage) {
                recordFailure()
            } else {
                recordSuccess()
            }
            throw error
        }
    }

    fun admit() {
        synchronized(lock) {
            val open = current as? CircuitState.Open ?: return
            if (clock.instant() < open.until) throw CircuitOpenException(retryAt = open.until)
            current = CircuitState.HalfOpen
        }
    }

    fun recordSuccess() {
        synchronized(lock) { current = CircuitState.Closed(failures = 0) }
    }

    fun recordFailure() {
        synchronized(lock) {
            current = when (val state = current) {
                is CircuitState.Closed -> {
                    val total = state.failures + 1
                    if (total >= failureThreshold) {
                        CircuitState.Open(until = reopenInstant())
                    } else {
                        CircuitState.Closed(failures = total)
                    }
                }
                CircuitState.HalfOpen -> CircuitState.Open(until = reopenInstant())
                is CircuitState.Open -> state
            }
        }
    }

    private fun reopenInstant(): Instant = clock.instant().plus(openDuration)
}
