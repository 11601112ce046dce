package com.trailbuddy.geo

import kotlin.math.PI
import kotlin.math.abs
import kotlin.math.asin
import kotlin.math.cos
import kotlin.math.sin
import kotlin.math.sqrt

class Waypoint private constructor(val latitude: Double, val longitude: Double) {
    companion object {
        /** null when the values are outside of the globe. */
        fun of(latitude: Double, longitude: Double): Waypoint? =
            Waypoint(latitude, longitude).takeIf { abs(latitude) <= 90 && abs(longitude) <= 180 }
    }
}

private const val EARTH_RADIUS = 6_378_137.0

private val Double.radians: Double get() = this / 180 * PI

/** Great circle distance in metres (haversine). */
infix fun Waypoint.distanceTo(other: Waypoint): Double {
    val sinLat = sin((other.latitude - latitude).radians / 2)
    val sinLon = sin((other.longitude - longitude).radians / 2)
    val h = sinLat * sinLat +
        cos(latitude.radians) * cos(other.latitude.radians) * sinLon * sinLon
    return 2 * EARTH_RADIUS * asin(sqrt(h).coerceAtMost(1.0))
}

object GeoDistance {

    fun between(a: Waypoint, b: Waypoint): Double = a distanceTo b

    fun length(track: List<Waypoint>): Double =
        track.zipWithNext { a, b -> a distanceTo b }.sum()

    /** The closest candidate, the first of them if there are several. */
    fun nearest(origin: Waypoint, candidates: List<Waypoint>): Waypoint? =
        candidates.minByOrNull { origin distanceTo it }
}
