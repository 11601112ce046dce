package au.roo.payments.net

import androidx.annotation.MainThread

sealed class BackendException(message: String) : Exception(message) {
    class Timeout : BackendException("timeout")
    class Unreachable : BackendException("unreachable")
    class Status(val code: Int) : BackendException("status $code")

    val isClientFault: Boolean
        get() = this is Status && code in 400..499
}

class CircuitOpenException(val retryAtMillis: Long) : Exception("circuit is open")

/** Stops calling a backend that keeps failing. Main thread only. */
@MainThread
class CircuitBreaker(
    private val threshold: Int = 3,
    private val cooldownMillis: Long = 30_000,
    private val clock: () -> Long,
) {
    private sealed interface State {
        data class Closed(val failures: Int) : State
        data class Open(val untilMillis: Long) : State
        data object Probing : State
    }

    private var state: State = State.Closed(failures = 0)

    val isOpen: Boolean
        get() = (state as? State.Open)?.let { clock() < it.untilMillis } ?: false

    suspend fun <T> call(request: suspend () -> T): T {
        (state as? State.Open)?.let { open ->
            if (clock() < open.untilMillis) throw CircuitOpenException(open.untilMillis)
            state = State.Probing
        }
        return try {
            request().also { state = State.Closed(failures = 0) }
        } catch (e: BackendException) {
            recordFailure(e)
            throw e
        }
    }

    private fun recordFailure(error: BackendException) {
        if (error.isClientFault) return
        state = when (val current = state) {
            is State.Closed ->
                if (current.failures + 1 < threshold) State.Closed(current.failures + 1) else opened()
            State.Probing -> opened()
            is State.Open -> current
        }
    }

    private fun opened() = State.Open(untilMillis = clock() + cooldownMillis)

    companion object {
        fun summary(error: BackendException): String =
            if (error.isClientFault) "Request was refused" else "Service unavailable"
    }
}
