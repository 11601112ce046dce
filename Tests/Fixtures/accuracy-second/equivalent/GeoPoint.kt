package com.northpine.maps.geo

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlin.math.PI
import kotlin.math.asin
import kotlin.math.atan2
import kotlin.math.cos
import kotlin.math.max
import kotlin.math.sin
import kotlin.math.sqrt

@Serializable
data class GeoPoint(
    @SerialName("lat") val latitude: Double,
    @SerialName("lng") val longitude: Double,
) {
    val isValid: Boolean
        get() = latitude in -90.0..90.0 && longitude in -180.0..180.0

    /** Great-circle distance in meters. */
    fun distanceTo(other: GeoPoint): Double {
        val lat1 = latitude.radians
        val lat2 = other.latitude.radians
        val dLat = lat2 - lat1
        val dLon = (other.longitude - longitude).radians
        val a = sin(dLat / 2) * sin(dLat / 2) +
            cos(lat1) * cos(lat2) * sin(dLon / 2) * sin(dLon / 2)
        return 2 * EARTH_RADIUS_METERS * atan2(sqrt(a), sqrt(max(0.0, 1 - a)))
    }

    /** Initial bearing in degrees, 0 until 360 clockwise from north. */
    fun bearingTo(other: GeoPoint): Double {
        val lat1 = latitude.radians
        val lat2 = other.latitude.radians
        val dLon = (other.longitude - longitude).radians
        val y = sin(dLon) * cos(lat2)
        val x = cos(lat1) * sin(lat2) - sin(lat1) * cos(lat2) * cos(dLon)
        return (atan2(y, x).degrees + 360) % 360
    }

    fun destination(bearing: Double, distance: Double): GeoPoint {
        val delta = distance / EARTH_RADIUS_METERS
        val theta = bearing.radians
        val lat1 = latitude.radians
        val lat2 = asin(sin(lat1) * cos(delta) + cos(lat1) * sin(delta) * cos(theta))
        val lon2 = longitude.radians + atan2(
            sin(theta) * sin(delta) * cos(lat1),
            cos(delta) - sin(lat1) * sin(lat2),
        )
        return GeoPoint(lat2.degrees, normalized(lon2.degrees))
    }

    companion object {
        const val EARTH_RADIUS_METERS = 6_371_008.8

        private fun normalized(longitude: Double): Double = when {
            longitude > 180 -> longitude - 360
            longitude < -180 -> longitude + 360
            else -> longitude
        }
    }
}

/** Length of the path in meters. */
val List<GeoPoint>.pathLength: Double
    get() = zipWithNext { a, b -> a.distanceTo(b) }.sum()

private val Double.radians: Double get() = this * PI / 180
private val Double.degrees: Double get() = this * 180 / PI
