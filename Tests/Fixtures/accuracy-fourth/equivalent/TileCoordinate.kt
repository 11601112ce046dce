package no.fjordkart.tiles

import kotlin.math.PI
import kotlin.math.asinh
import kotlin.math.tan

/** Slippy-map tile address. */
@ConsistentCopyVisibility
data class TileCoordinate private constructor(val x: Int, val y: Int, val zoom: Int) {

    enum class Direction { NORTH, EAST, SOUTH, WEST }

    val parent: TileCoordinate?
        get() = if (zoom == 0) null else TileCoordinate(x shr 1, y shr 1, zoom - 1)

    /** Row by row, from the north-west child. */
    val children: List<TileCoordinate>
        get() = if (zoom == MAX_ZOOM) {
            emptyList()
        } else {
            List(4) { index -> TileCoordinate(2 * x + index % 2, 2 * y + index / 2, zoom + 1) }
        }

    val quadKey: String
        get() = buildString {
            for (bit in zoom - 1 downTo 0) {
                append((x shr bit and 1) + 2 * (y shr bit and 1))
            }
        }

    /** Columns wrap around the globe, rows end at the poles. */
    fun neighbor(direction: Direction): TileCoordinate? {
        val size = 1 shl zoom
        return when (direction) {
            Direction.NORTH -> copy(y = y - 1).takeIf { y > 0 }
            Direction.SOUTH -> copy(y = y + 1).takeIf { y < size - 1 }
            Direction.EAST -> copy(x = (x + 1).mod(size))
            Direction.WEST -> copy(x = (x - 1).mod(size))
        }
    }

    companion object {
        const val MAX_ZOOM = 22
        private const val MAX_LATITUDE = 85.05112878

        fun of(latitude: Double, longitude: Double, zoom: Int): TileCoordinate? {
            if (!latitude.isFinite() || !longitude.isFinite() || zoom !in 0..MAX_ZOOM) return null

            val size = 1 shl zoom
            val turn = (longitude + 180).mod(360.0)
            val radians = latitude.coerceIn(-MAX_LATITUDE, MAX_LATITUDE) * PI / 180
            val mercator = (1 - asinh(tan(radians)) / PI) / 2

            return TileCoordinate(
                x = (turn / 360 * size).toInt().coerceAtMost(size - 1),
                y = (mercator * size).toInt().coerceIn(0, size - 1),
                zoom = zoom,
            )
        }
    }
}
