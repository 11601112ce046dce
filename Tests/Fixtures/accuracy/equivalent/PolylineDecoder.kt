package app.maps.polyline

data class Coordinate(val latitude: Double, val longitude: Double)

data class BoundingBox(val south: Double, val west: Double, val north: Double, val east: Double)

sealed class PolylineException(message: String) : Exception(message) {
    data class IllegalCharacter(val offset: Int) : PolylineException("illegal character at $offset")
    class Truncated : PolylineException("input ends within a value")
    data class ValueTooLong(val offset: Int) : PolylineException("value too long at $offset")
}

class PolylineDecoder {

    fun decode(encoded: String): List<Coordinate> {
        val reader = Reader(encoded)
        var lat = 0L
        var lng = 0L
        return buildList {
            while (reader.hasMore) {
                lat += reader.delta()
                lng += reader.delta()
                add(Coordinate(lat / SCALE, lng / SCALE))
            }
        }
    }

    fun bounds(path: List<Coordinate>): BoundingBox? {
        if (path.isEmpty()) return null
        return BoundingBox(
            south = path.minOf { it.latitude },
            west = path.minOf { it.longitude },
            north = path.maxOf { it.latitude },
            east = path.maxOf { it.longitude },
        )
    }

    private class Reader(private val text: String) {
        private var pos = 0

        val hasMore get() = pos < text.length

        fun delta(): Long {
            var bits = 0L
            var shift = 0
            do {
                if (!hasMore) throw PolylineException.Truncated()
                val chunk = text[pos].code - 63
                if (chunk < 0 || chunk > 63) throw PolylineException.IllegalCharacter(pos)
                if (shift > 30) throw PolylineException.ValueTooLong(pos)
                bits = bits or ((chunk and 0x1F).toLong() shl shift)
                shift += 5
                pos++
            } while (chunk >= 0x20)
            val half = bits shr 1
            return if (bits and 1L == 0L) half else half.inv()
        }
    }

    companion object {
        const val SCALE = 1e5
    }
}
