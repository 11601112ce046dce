package app.fitness.format

enum class DistanceUnit(val millimeters: Long, val distanceSuffix: String, val speedSuffix: String) {
    METRIC(1_000_000L, "km", "km/h"),
    IMPERIAL(1_609_344L, "mi", "mph"),
}

/** Everything is computed in integers so that no rounding surprises reach the screen. */
class PaceFormatter(private val unit: DistanceUnit) {

    fun pace(meters: Long, seconds: Long): String {
        val perUnit = secondsPerUnit(meters, seconds)
        val value = if (perUnit == null || perUnit > SLOWEST_PACE) "--:--" else minutes(perUnit)
        return "$value /${unit.distanceSuffix}"
    }

    fun speed(meters: Long, seconds: Long): String {
        val tenths =
            if (meters <= 0 || seconds <= 0) 0L
            else meters * 1000 * 36_000 / (unit.millimeters * seconds)
        return "${tenths / 10}.${tenths % 10} ${unit.speedSuffix}"
    }

    fun distance(meters: Long): String {
        val m = meters.coerceAtLeast(0)
        if (unit == DistanceUnit.METRIC && m < 1000) return "$m m"
        val hundredths = m * 100_000 / unit.millimeters
        return "${hundredths / 100}.${(hundredths % 100).twoDigits()} ${unit.distanceSuffix}"
    }

    fun clock(seconds: Long): String {
        val total = seconds.coerceAtLeast(0)
        val hours = total / 3600
        if (hours == 0L) return minutes(total)
        val rest = total % 3600
        return "$hours:${(rest / 60).twoDigits()}:${(rest % 60).twoDigits()}"
    }

    private fun secondsPerUnit(meters: Long, seconds: Long): Long? {
        if (meters < MINIMUM_METERS || seconds <= 0) return null
        val divisor = meters * 1000
        return (seconds * unit.millimeters + divisor / 2) / divisor
    }

    private fun minutes(seconds: Long) = "${seconds / 60}:${(seconds % 60).twoDigits()}"

    private fun Long.twoDigits() = toString().padStart(2, '0')

    private companion object {
        const val MINIMUM_METERS = 10L
        const val SLOWEST_PACE = 99 * 60 + 59L
    }
}
