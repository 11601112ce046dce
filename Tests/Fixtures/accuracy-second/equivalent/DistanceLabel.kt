package com.harbourly.map.format

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlin.math.ceil
import kotlin.math.floor

@Serializable
enum class MeasurementSystem {
    @SerialName("metric") METRIC,
    @SerialName("imperial") IMPERIAL,
}

class DistanceLabel(val system: MeasurementSystem) {

    fun text(meters: Double): String {
        if (!isPlausible(meters)) return "–"
        return if (system == MeasurementSystem.METRIC) metricText(meters) else imperialText(meters)
    }

    fun etaText(meters: Double, metersPerSecond: Double): String? {
        if (!isPlausible(meters) || !(metersPerSecond >= 0.1)) return null
        val minutes = ceil(meters / metersPerSecond / 60).toInt()
        val hours = minutes / 60
        val remainder = minutes % 60
        return when {
            minutes < 1 -> "1 min"
            minutes < 60 -> "$minutes min"
            remainder == 0 -> "$hours h"
            else -> "$hours h $remainder min"
        }
    }

    private fun isPlausible(meters: Double): Boolean = meters >= 0 && meters < 1_000_000_000

    private fun metricText(meters: Double): String {
        if (meters >= 1_000) return "${oneDecimal(meters / 1_000)} km"
        return "${floor(meters / 10).toInt() * 10} m"
    }

    private fun imperialText(meters: Double): String {
        val miles = meters / METERS_PER_MILE
        if (miles >= 0.1) return "${oneDecimal(miles)} mi"
        return "${floor(meters * FEET_PER_METER / 10).toInt() * 10} ft"
    }

    /** Truncates to one decimal and drops it from ten upwards. */
    private fun oneDecimal(value: Double): String {
        if (value >= 10) return value.toLong().toString()
        val tenths = (value * 10).toInt()
        return "${tenths / 10}.${tenths % 10}"
    }

    private companion object {
        const val METERS_PER_MILE = 1_609.344
        const val FEET_PER_METER = 3.280839895
    }
}
