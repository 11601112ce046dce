package com.trailhead.maps

data class GeoPoint(val latitude: Double, val longitude: Double) {
    val isValid: Boolean
        get() = latitude in -90.0..90.0 && longitude in -180.0..180.0
}

/** Rectangular map viewport. West may be greater than east when it spans the antimeridian. */
data class MapBounds(val southWest: GeoPoint, val northEast: GeoPoint) {

    init {
        require(southWest.isValid && northEast.isValid) { "corner out of range" }
        require(southWest.latitude <= northEast.latitude) { "south must not exceed north" }
    }

    val crossesAntimeridian: Boolean
        get() = southWest.longitude > northEast.longitude

    val longitudeSpan: Double
        get() = (northEast.longitude - southWest.longitude).let { if (crossesAntimeridian) it + 360 else it }

    val center: GeoPoint
        get() = GeoPoint(
            latitude = (southWest.latitude + northEast.latitude) / 2,
            longitude = wrap(southWest.longitude + longitudeSpan / 2),
        )

    operator fun contains(point: GeoPoint): Boolean = when {
        point.latitude !in southWest.latitude..northEast.latitude -> false
        crossesAntimeridian ->
            point.longitude >= southWest.longitude || point.longitude <= northEast.longitude
        else -> point.longitude in southWest.longitude..northEast.longitude
    }

    fun padded(fraction: Double): MapBounds {
        if (!fraction.isFinite() || fraction <= 0.0) return this

        val latitudePad = (northEast.latitude - southWest.latitude) * fraction
        val longitudePad = longitudeSpan * fraction
        val south = (southWest.latitude - latitudePad).coerceAtLeast(-90.0)
        val north = (northEast.latitude + latitudePad).coerceAtMost(90.0)

        val coversWorld = longitudeSpan + 2 * longitudePad >= 360
        val west = if (coversWorld) -180.0 else wrap(southWest.longitude - longitudePad)
        val east = if (coversWorld) 180.0 else wrap(northEast.longitude + longitudePad)
        return MapBounds(GeoPoint(south, west), GeoPoint(north, east))
    }

    companion object {
        fun enclosing(points: Collection<GeoPoint>): MapBounds? {
            val valid = points.filter(GeoPoint::isValid).ifEmpty { return null }
            return MapBounds(
                southWest = GeoPoint(valid.minOf { it.latitude }, valid.minOf { it.longitude }),
                northEast = GeoPoint(valid.maxOf { it.latitude }, valid.maxOf { it.longitude }),
            )
        }

        private fun wrap(longitude: Double) = when {
            longitude < -180 -> longitude + 360
            longitude > 180 -> longitude - 360
            else -> longitude
        }
    }
}
