package io.kerbside.tracking

/** Decides when the position of a ride is asked for again. */
class PollingBackoff(private val settings: Settings = Settings()) {

    data class Settings(
        val baseSeconds: Int = 2,
        val capSeconds: Int = 45,
        val maxFailures: Int = 8,
    )

    sealed interface Decision {
        data class PollAfter(val seconds: Int) : Decision
        data object GiveUp : Decision
    }

    var failures = 0
        private set

    /** In the background polls are as rare as after many failures. */
    var isPaused = false

    val isHealthy: Boolean
        get() = failures == 0

    fun succeeded(): Decision {
        failures = 0
        return Decision.PollAfter(if (isPaused) settings.capSeconds else settings.baseSeconds)
    }

    /** @param retryAfter what the server asked for, in seconds */
    fun failed(retryAfter: Int? = null): Decision {
        if (failures >= settings.maxFailures) return Decision.GiveUp

        failures++
        val delay = backoff()

        return Decision.PollAfter(maxOf(delay, retryAfter ?: delay))
    }

    private fun backoff(): Int = when {
        isPaused -> settings.capSeconds
        else -> (settings.baseSeconds shl failures.coerceAtMost(6)).coerceAtMost(settings.capSeconds)
    }
}
