package fit.cardio.alerts

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.distinctUntilChanged
import kotlinx.coroutines.flow.filter
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.mapNotNull
import kotlinx.coroutines.flow.scan

sealed interface HeartRateAlert {
    data class TooLow(val bpm: Int) : HeartRateAlert
    data class TooHigh(val bpm: Int) : HeartRateAlert
    data class BackInRange(val bpm: Int) : HeartRateAlert
}

data class AlertLimits(
    val low: Int = 45,
    val high: Int = 165,
    /** Readings in a row outside the limits before an alert is raised. */
    val required: Int = 3,
)

private data class AlertScan(
    val event: HeartRateAlert? = null,
    val lowCount: Int = 0,
    val highCount: Int = 0,
    val isAlarmed: Boolean = false,
) {
    fun advanced(bpm: Int, limits: AlertLimits): AlertScan = when {
        bpm < limits.low -> {
            val count = lowCount + 1
            val alert = HeartRateAlert.TooLow(bpm).takeIf { count == limits.required }
            AlertScan(alert, lowCount = count, isAlarmed = isAlarmed || alert != null)
        }
        bpm > limits.high -> {
            val count = highCount + 1
            val alert = HeartRateAlert.TooHigh(bpm).takeIf { count == limits.required }
            AlertScan(alert, highCount = count, isAlarmed = isAlarmed || alert != null)
        }
        else -> AlertScan(HeartRateAlert.BackInRange(bpm).takeIf { isAlarmed })
    }
}

fun Flow<Int>.heartRateAlerts(limits: AlertLimits = AlertLimits()): Flow<HeartRateAlert> =
    filter { it in 25..250 }
        .scan(AlertScan()) { state, bpm -> state.advanced(bpm, limits) }
        .mapNotNull { it.event }

/** The latest alert kind as text for the status bar, without repetitions. */
fun Flow<Int>.alertLabels(limits: AlertLimits = AlertLimits()): Flow<String> =
    heartRateAlerts(limits)
        .map {
            when (it) {
                is HeartRateAlert.TooLow -> "Low heart rate"
                is HeartRateAlert.TooHigh -> "High heart rate"
                is HeartRateAlert.BackInRange -> "Normal"
            }
        }
        .distinctUntilChanged()
