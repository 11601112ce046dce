package run.stride.metrics

import java.util.Locale
import kotlin.math.floor

data class TrackPoint(val distanceMeters: Double, val elapsedSeconds: Double)

enum class DistanceUnit(val meters: Double, val abbreviation: String) {
    KILOMETERS(1000.0, "km"),
    MILES(1609.344, "mi"),
}

class PaceCalculator(private val unit: DistanceUnit = DistanceUnit.KILOMETERS) {

    /** Whole seconds per unit, null for a run without distance or time. */
    fun averagePace(points: List<TrackPoint>): Long? {
        if (points.isEmpty()) return null
        val distance = points.last().distanceMeters - points.first().distanceMeters
        val time = points.last().elapsedSeconds - points.first().elapsedSeconds
        return if (distance > 0 && time > 0) floor(time / distance * unit.meters).toLong() else null
    }

    /** Duration of each completed unit, interpolated between the two nearest points. */
    fun splits(points: List<TrackPoint>): List<Long> {
        val crossings = mutableListOf(0.0)
        points.zipWithNext { from, to ->
            var mark = crossings.size * unit.meters
            while (from.distanceMeters < mark && mark <= to.distanceMeters) {
                val share = (mark - from.distanceMeters) / (to.distanceMeters - from.distanceMeters)
                crossings += from.elapsedSeconds + share * (to.elapsedSeconds - from.elapsedSeconds)
                mark = crossings.size * unit.meters
            }
        }
        return crossings.zipWithNext { a, b -> floor(b - a).toLong() }
    }

    fun format(paceSeconds: Long?): String =
        if (paceSeconds == null || paceSeconds <= 0) {
            "–:–– /${unit.abbreviation}"
        } else {
            "%d:%02d /%s".format(Locale.ROOT, paceSeconds / 60, paceSeconds % 60, unit.abbreviation)
        }
}
