package com.northpine.maps.viewport

import com.northpine.maps.geo.GeoPoint
import com.northpine.places.Place
import kotlinx.serialization.Serializable
import kotlin.math.max
import kotlin.math.min

@Serializable
data class ViewportBounds(
    val south: Double,
    val west: Double,
    val north: Double,
    val east: Double,
) {
    val longitudeSpan: Double
        get() = if (west <= east) east - west else 360 - (west - east)

    val center: GeoPoint
        get() {
            val longitude = west + longitudeSpan / 2
            return GeoPoint((south + north) / 2, if (longitude > 180) longitude - 360 else longitude)
        }

    operator fun contains(point: GeoPoint): Boolean =
        point.latitude in south..north && point.longitude in west..east

    fun padded(fraction: Double): ViewportBounds {
        val latitudePadding = (north - south) * fraction
        val longitudePadding = longitudeSpan * fraction
        return ViewportBounds(
            south = max(-90.0, south - latitudePadding),
            west = max(-180.0, west - longitudePadding),
            north = min(90.0, north + latitudePadding),
            east = min(180.0, east + longitudePadding),
        )
    }

    fun visible(places: List<Place>): List<Place> =
        places.filter { it.location in this && !it.isHidden }
}
