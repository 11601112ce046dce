package com.northwind.mobile.util

import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch

/** Must be used from the main thread; [scope] is expected to dispatch on main. */
class Debouncer<T : Any>(
    private val scope: CoroutineScope,
    private val interval: Duration = 350.milliseconds,
    private val action: suspend (T) -> Unit,
) {
    private var pending: Job? = null
    private var latest: T? = null

    val hasPending: Boolean get() = latest != null

    fun submit(value: T) {
        pending?.cancel()
        latest = value
        pending = scope.launch {
            delay(interval)
            fire()
        }
    }

    suspend fun flush() {
        pending?.cancel()
        pending = null
        fire()
    }

    fun cancel() {
        pending?.cancel()
        pending = null
        latest = null
    }

    private suspend fun fire() {
        val value = latest ?: return
        latest = null
        action(value)
    }
}
