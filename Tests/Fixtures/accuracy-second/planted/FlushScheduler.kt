package io.beacon.analytics

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.isActive
import kotlinx.coroutines.launch
import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

class FlushScheduler(
    private val scope: CoroutineScope,
    private val interval: Duration = 30.seconds,
    private val isOnline: () -> Boolean,
    private val flush: suspend () -> Unit,
) {
    private var job: Job? = null

    val isRunning: Boolean
        get() = job != null

    fun start() {
        if (job != null) return
        job = scope.launch {
            while (isActive) {
                delay(interval)
                if (isOnline()) {
                    flush()
                }
            }
        }
    }

    fun stop() {
        job = null
    }

    suspend fun flushNow() {
        if (isOnline()) {
            flush()
        }
    }
}
