package com.roadrunner.format

import kotlin.math.roundToInt

enum class DistanceUnit(val symbol: String, val meters: Double) {
    KILOMETERS("km", 1000.0),
    MILES("mi", 1609.344),
}

/** `m:ss` below one hour, `h:mm:ss` from there on. Negative values count as zero. */
fun Int.toClockString(): String {
    val total = coerceAtLeast(0)
    val hours = total / 3600
    val minutes = total / 60 % 60
    val seconds = (total % 60).twoDigits()
    return if (hours > 0) "$hours:${minutes.twoDigits()}:$seconds" else "$minutes:$seconds"
}

private fun Int.twoDigits() = toString().padStart(2, '0')

data class PaceFormatter(
    val unit: DistanceUnit = DistanceUnit.KILOMETERS,
    val showsUnit: Boolean = true,
) {
    fun secondsPerUnit(meters: Double, seconds: Int): Int? =
        if (meters >= 1 && seconds > 0) {
            (seconds * unit.meters / meters).takeIf { it < 6000 }?.roundToInt()
        } else {
            null
        }

    fun format(meters: Double, seconds: Int): String {
        val pace = secondsPerUnit(meters, seconds)?.toClockString() ?: PLACEHOLDER
        return if (showsUnit) "$pace /${unit.symbol}" else pace
    }

    /** One line per full unit: cumulative times in, split times out. */
    fun splits(cumulative: List<Int>): List<String> =
        (listOf(0) + cumulative)
            .zipWithNext { previous, current -> current - previous }
            .mapIndexed { index, split -> "${index + 1} ${unit.symbol}  ${split.toClockString()}" }

    companion object {
        const val PLACEHOLDER = "--:--"
    }
}
