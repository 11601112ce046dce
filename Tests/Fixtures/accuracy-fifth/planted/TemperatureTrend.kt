package com.ringhealth.temperature

import kotlin.math.abs
import kotlin.math.roundToInt

data class NightlyTemperature(val night: Int, val celsius: Double)

/** Wrist temperature against the personal baseline of the preceding nights. */
class TemperatureTrend {

    private val nights = mutableListOf<NightlyTemperature>()

    val baseline: Double?
        get() = nights
            .takeIf { it.size >= MINIMUM_NIGHTS }
            ?.takeLast(BASELINE_NIGHTS)
            ?.let { recent -> recent.sumOf { it.celsius } / recent.size }

    /** Nights must arrive in order; anything older than the last one is ignored. */
    fun add(night: NightlyTemperature): Boolean {
        if (night.celsius !in 25.0..45.0) return false
        val last = nights.lastOrNull()
        if (last != null && night.night <= last.night) return false
        return nights.add(night)
    }

    fun deviationTenths(celsius: Double): Int? {
        val deviation = celsius - (baseline ?: return null)
        return if (abs(deviation) < 10) (deviation * 10).roundToInt() else null
    }

    fun label(celsius: Double): String {
        val tenths = deviationTenths(celsius) ?: return "No baseline"
        if (tenths == 0) return "At baseline"
        val sign = if (tenths < 0) '-' else '+'
        val magnitude = abs(tenths)
        return "$sign${magnitude / 10}.${magnitude % 10} °C"
    }

    private companion object {
        const val BASELINE_NIGHTS = 14
        const val MINIMUM_NIGHTS = 5
    }
}
