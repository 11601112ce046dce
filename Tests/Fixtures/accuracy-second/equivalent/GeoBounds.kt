package com.harbourly.map.model

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlin.math.PI
import kotlin.math.asin
import kotlin.math.cos
import kotlin.math.sin
import kotlin.math.sqrt

@Serializable
data class GeoPoint(
    @SerialName("lat") val latitude: Double,
    @SerialName("lng") val longitude: Double,
) {
    val isValid: Boolean
        get() = latitude in -90.0..90.0 && longitude in -180.0..180.0

    fun distance(other: GeoPoint): Double {
        val earthRadius = 6_371_000.0
        val dLat = (other.latitude - latitude).radians
        val dLng = (other.longitude - longitude).radians
        val a = sin(dLat / 2) * sin(dLat / 2) +
            cos(latitude.radians) * cos(other.latitude.radians) * sin(dLng / 2) * sin(dLng / 2)
        return 2 * earthRadius * asin(minOf(1.0, sqrt(a)))
    }
}

@ConsistentCopyVisibility
data class GeoBounds private constructor(val southWest: GeoPoint, val northEast: GeoPoint) {

    val center: GeoPoint
        get() = GeoPoint(
            latitude = (southWest.latitude + northEast.latitude) / 2,
            longitude = (southWest.longitude + northEast.longitude) / 2,
        )

    operator fun contains(point: GeoPoint): Boolean =
        point.latitude in southWest.latitude..northEast.latitude &&
            point.longitude in southWest.longitude..northEast.longitude

    companion object {
        fun of(points: List<GeoPoint>): GeoBounds? {
            val valid = points.filter { it.isValid }
            if (valid.isEmpty()) return null
            return GeoBounds(
                southWest = GeoPoint(valid.minOf { it.latitude }, valid.minOf { it.longitude }),
                northEast = GeoPoint(valid.maxOf { it.latitude }, valid.maxOf { it.longitude }),
            )
        }
    }
}

private val Double.radians: Double
    get() = this * PI / 180
