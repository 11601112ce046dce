package com.brightsail.sync

import java.time.Instant
import java.time.LocalDate
import java.time.ZoneOffset

enum class Connectivity { OFFLINE, METERED, UNMETERED }

data class DeviceState(
    val connectivity: Connectivity,
    val batteryPercent: Int,
    val isCharging: Boolean,
)

sealed interface SyncDecision {
    enum class SkipReason { OFFLINE, LOW_BATTERY, ALREADY_SYNCED }

    data class Skip(val reason: SkipReason) : SyncDecision
    data class Partial(val maxItems: Int) : SyncDecision
    data object Full : SyncDecision
}

/** Decides what the background job may do. A full sync runs at most once per UTC day. */
class SyncPlanner(
    private val lowBatteryPercent: Int = 15,
    private val partialBatch: Int = 50,
) {
    fun decide(
        device: DeviceState,
        lastFullSync: Instant?,
        now: Instant,
        userInitiated: Boolean = false,
    ): SyncDecision = when {
        device.connectivity == Connectivity.OFFLINE -> SyncDecision.Skip(SyncDecision.SkipReason.OFFLINE)
        userInitiated -> SyncDecision.Full
        !device.isCharging && device.batteryPercent <= lowBatteryPercent ->
            SyncDecision.Skip(SyncDecision.SkipReason.LOW_BATTERY)
        lastFullSync?.utcDay() == now.utcDay() ->
            SyncDecision.Skip(SyncDecision.SkipReason.ALREADY_SYNCED)
        device.connectivity == Connectivity.METERED -> SyncDecision.Partial(partialBatch)
        device.isCharging -> SyncDecision.Full
        else -> SyncDecision.Partial(partialBatch * 4)
    }

    private fun Instant.utcDay(): LocalDate = atOffset(ZoneOffset.UTC).toLocalDate()
}
