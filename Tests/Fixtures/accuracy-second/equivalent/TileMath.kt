package com.northpine.maps.tiles

import com.northpine.maps.geo.GeoBounds
import com.northpine.maps.geo.GeoPoint
import kotlin.math.PI
import kotlin.math.floor
import kotlin.math.ln
import kotlin.math.sin

data class TileKey(val x: Int, val y: Int, val zoom: Int) {

    val parent: TileKey?
        get() = if (zoom == 0) null else TileKey(x / 2, y / 2, zoom - 1)

    val children: List<TileKey>
        get() = listOf(
            TileKey(x * 2, y * 2, zoom + 1),
            TileKey(x * 2 + 1, y * 2, zoom + 1),
            TileKey(x * 2, y * 2 + 1, zoom + 1),
            TileKey(x * 2 + 1, y * 2 + 1, zoom + 1),
        )

    val quadKey: String
        get() = buildString {
            for (level in zoom downTo 1) {
                val mask = 1 shl (level - 1)
                val low = if (x and mask != 0) 1 else 0
                val high = if (y and mask != 0) 2 else 0
                append(low + high)
            }
        }
}

object TileMath {
    const val MAX_LATITUDE = 85.05112878
    const val MAX_ZOOM = 22

    fun tile(point: GeoPoint, zoom: Int): TileKey {
        val clampedZoom = zoom.coerceIn(0, MAX_ZOOM)
        val count = 1 shl clampedZoom
        val latitude = point.latitude.coerceIn(-MAX_LATITUDE, MAX_LATITUDE)
        val sinLat = sin(latitude * PI / 180)
        val fx = (point.longitude + 180) / 360
        val fy = 0.5 - ln((1 + sinLat) / (1 - sinLat)) / (4 * PI)
        return TileKey(
            x = floor(fx * count).toInt().coerceIn(0, count - 1),
            y = floor(fy * count).toInt().coerceIn(0, count - 1),
            zoom = clampedZoom,
        )
    }

    fun tilesCovering(bounds: GeoBounds, zoom: Int, limit: Int = 256): List<TileKey> {
        val topLeft = tile(bounds.northWest, zoom)
        val bottomRight = tile(bounds.southEast, zoom)
        return (topLeft.y..bottomRight.y).asSequence()
            .flatMap { y -> (topLeft.x..bottomRight.x).asSequence().map { x -> TileKey(x, y, topLeft.zoom) } }
            .take(limit)
            .toList()
    }
}
