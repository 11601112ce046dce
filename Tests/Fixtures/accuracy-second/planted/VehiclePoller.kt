package com.northpine.transit.live

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.delay
import kotlinx.coroutines.ensureActive
import kotlinx.coroutines.isActive
import kotlinx.coroutines.launch

fun interface VehicleFetching {
    suspend fun fetchVehicles(line: String): List<VehiclePosition>
}

class VehiclePoller(
    private val api: VehicleFetching,
    private val scope: CoroutineScope,
    private val intervalMs: Long = 10_000,
) {
    private var job: Job? = null

    var line: String? = null
        private set
    var failures = 0
        private set

    var onPositions: ((String, List<VehiclePosition>) -> Unit)? = null
    var onUnavailable: (() -> Unit)? = null

    fun start(line: String) {
        this.line = line
        failures = 0
        job = scope.launch {
            while (isActive) {
                poll(line)
                delay(intervalMs)
            }
        }
    }

    fun stop() {
        job?.cancel()
        job = null
        line = null
    }

    private suspend fun poll(line: String) {
        try {
            val positions = api.fetchVehicles(line)
            currentCoroutineContext().ensureActive()
            failures = 0
            onPositions?.invoke(line, positions.sortedBy { it.vehicleId })
        } catch (e: CancellationException) {
            throw e
        } catch (e: Exception) {
            currentCoroutineContext().ensureActive()
            failures++
            if (failures == 3) {
                onUnavailable?.invoke()
            }
        }
    }
}
