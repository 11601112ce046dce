package no.fjellkart.geo

import kotlin.math.PI
import kotlin.math.abs
import kotlin.math.asin
import kotlin.math.cos
import kotlin.math.pow
import kotlin.math.roundToInt
import kotlin.math.sin
import kotlin.math.sqrt

class GeoPoint private constructor(val latitude: Double, val longitude: Double) {

    /** Great-circle distance in whole metres. */
    fun distance(other: GeoPoint): Int {
        val dPhi = (other.latitude - latitude).radians
        val dLambda = (other.longitude - longitude).radians
        val a = sin(dPhi / 2).pow(2) +
            cos(latitude.radians) * cos(other.latitude.radians) * sin(dLambda / 2).pow(2)
        return (2 * asin(sqrt(a).coerceAtMost(1.0)) * EARTH_RADIUS).roundToInt()
    }

    fun nearest(candidates: List<GeoPoint>, within: Int = Int.MAX_VALUE): GeoPoint? =
        candidates.asSequence()
            .map { it to distance(it) }
            .filter { (_, meters) -> meters <= within }
            .minByOrNull { (_, meters) -> meters }
            ?.first

    /** 52°31'12"N 13°24'17"E */
    override fun toString(): String {
        val northSouth = dms(latitude) + if (latitude < 0) 'S' else 'N'
        val eastWest = dms(longitude) + if (longitude < 0) 'W' else 'E'
        return "$northSouth $eastWest"
    }

    companion object {
        private const val EARTH_RADIUS = 6_371_000.0

        fun of(latitude: Double, longitude: Double): GeoPoint? =
            if (latitude in -90.0..90.0 && longitude in -180.0..180.0) {
                GeoPoint(latitude, longitude)
            } else {
                null
            }

        private val Double.radians: Double get() = this * PI / 180

        private fun dms(degrees: Double): String {
            val total = (abs(degrees) * 3600).toInt()
            val minutes = (total / 60 % 60).toString().padStart(2, '0')
            val seconds = (total % 60).toString().padStart(2, '0')
            return "${total / 3600}°$minutes'$seconds\""
        }
    }
}
