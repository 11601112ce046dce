package com.velocab.geo

import kotlin.math.PI
import kotlin.math.asin
import kotlin.math.cos
import kotlin.math.min
import kotlin.math.sin
import kotlin.math.sqrt

data class Coordinate(val latitude: Double, val longitude: Double) {

    /** Great circle distance in metres. */
    fun distanceTo(other: Coordinate): Double {
        val phi1 = latitude.toRadians()
        val phi2 = other.latitude.toRadians()
        val sinLat = sin((phi2 - phi1) / 2)
        val sinLon = sin((other.longitude - longitude).toRadians() / 2)
        val a = sinLat * sinLat + cos(phi1) * cos(phi2) * sinLon * sinLon
        return 2 * RouteGeometry.EARTH_RADIUS * asin(min(1.0, sqrt(a)))
    }

    private fun Double.toRadians() = this * PI / 180
}

data class BoundingBox(val south: Double, val west: Double, val north: Double, val east: Double)

class RouteGeometry(points: List<Coordinate>) {

    val points: List<Coordinate> = points.toList()

    private val segments: List<Double> by lazy {
        this.points.zipWithNext { a, b -> a.distanceTo(b) }
    }

    val length: Double
        get() = segments.sum()

    val bounds: BoundingBox?
        get() = points.takeIf { it.isNotEmpty() }?.run {
            BoundingBox(
                south = minOf { it.latitude },
                west = minOf { it.longitude },
                north = maxOf { it.latitude },
                east = maxOf { it.longitude },
            )
        }

    /** The place of a vehicle which has covered [fraction] of the way. */
    fun pointAt(fraction: Double): Coordinate? {
        if (!(fraction > 0)) return points.firstOrNull()

        var remaining = fraction * length
        segments.forEachIndexed { index, segment ->
            if (remaining < segment) {
                val (startLat, startLon) = points[index]
                val (endLat, endLon) = points[index + 1]
                val t = remaining / segment
                return Coordinate(
                    latitude = startLat + (endLat - startLat) * t,
                    longitude = startLon + (endLon - startLon) * t,
                )
            }
            remaining -= segment
        }
        return points.lastOrNull()
    }

    fun indexOfNearestPoint(coordinate: Coordinate): Int? =
        points.indices.minByOrNull { points[it].distanceTo(coordinate) }

    companion object {
        const val EARTH_RADIUS = 6_371_000.0
    }
}
