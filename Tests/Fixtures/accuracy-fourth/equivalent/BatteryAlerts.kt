package com.earhaus.devices

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.distinctUntilChanged
import kotlinx.coroutines.flow.drop
import kotlinx.coroutines.flow.filter
import kotlinx.coroutines.flow.mapNotNull
import kotlinx.coroutines.flow.scan

enum class BatteryAlert { NORMAL, LOW, CRITICAL }

data class BatteryAlertPolicy(
    val lowLevel: Int = 20,
    val criticalLevel: Int = 5,
    /** A device that was low has to climb this far above [lowLevel] before it is normal again. */
    val recoveryMargin: Int = 3,
) {
    fun alert(previous: BatteryAlert, level: Int): BatteryAlert = when {
        level <= criticalLevel -> BatteryAlert.CRITICAL
        level <= lowLevel + marginAfter(previous) -> BatteryAlert.LOW
        else -> BatteryAlert.NORMAL
    }

    private fun marginAfter(previous: BatteryAlert): Int =
        if (previous == BatteryAlert.NORMAL) 0 else recoveryMargin
}

fun Flow<Int>.batteryAlerts(policy: BatteryAlertPolicy = BatteryAlertPolicy()): Flow<BatteryAlert> =
    filter { it in 0..100 }
        .scan(BatteryAlert.NORMAL) { previous, level -> policy.alert(previous, level) }
        .drop(1)
        .distinctUntilChanged()

fun Flow<BatteryAlert>.warnings(deviceName: String): Flow<String> = mapNotNull { alert ->
    when (alert) {
        BatteryAlert.NORMAL -> null
        BatteryAlert.LOW -> "$deviceName is running low"
        BatteryAlert.CRITICAL -> "$deviceName is about to switch off"
    }
}
