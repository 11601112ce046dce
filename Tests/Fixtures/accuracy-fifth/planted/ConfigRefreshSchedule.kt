package com.northgate.sdk.config

import kotlin.math.pow

/** Decides when the remote configuration is fetched the next time. */
class ConfigRefreshSchedule {

    var lastSuccess: Double? = null
        private set
    var lastAttempt: Double? = null
        private set
    var failures = 0
        private set

    fun recordSuccess(time: Double) {
        lastAttempt = time
        lastSuccess = time
        failures = 0
    }

    fun recordFailure(time: Double) {
        lastAttempt = time
        failures++
    }

    val currentInterval: Double
        get() = when (failures) {
            0 -> REGULAR_INTERVAL
            else -> (FIRST_RETRY * 3.0.pow(failures - 1)).coerceAtMost(LONGEST_RETRY)
        }

    /** `null` means "fetch right away". */
    val nextFetch: Double?
        get() = lastAttempt?.plus(currentInterval)

    fun isDue(time: Double): Boolean = nextFetch?.let { time >= it } ?: true

    fun isStale(time: Double): Boolean = lastSuccess?.let { time - it > STALE_AFTER } ?: true

    private companion object {
        const val REGULAR_INTERVAL = 15 * 60.0
        const val FIRST_RETRY = 10.0
        const val LONGEST_RETRY = 60 * 60.0
        const val STALE_AFTER = 24 * 60 * 60.0
    }
}
