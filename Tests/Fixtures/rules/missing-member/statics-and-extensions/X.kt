package com.example.transit.maps

/** A point on the map, in degrees. */
data class MapPoint(
    val latitude: Double,
    val longitude: Double
) {
    val isNorthern: Boolean
        get() = latitude > 0.0

    companion object {
        val ZERO = MapPoint(latitude = 0.0, longitude = 0.0)

        fun parse(text: String): MapPoint? = PointParser.point(text)
    }
}

fun MapPoint.moved(north: Double): MapPoint =
    MapPoint(latitude = latitude + north, longitude = longitude)
