package com.waymark.route

sealed class PolylineException(message: String) : Exception(message) {
    data class InvalidCharacter(val offset: Int) : PolylineException("invalid character at $offset")
    data class OverlongValue(val offset: Int) : PolylineException("overlong value at $offset")
    object Truncated : PolylineException("truncated") {
        private fun readResolve(): Any = Truncated
    }
}

/** Coordinate scaled by 10^5. */
data class E5Point(val latitude: Int, val longitude: Int)

object PolylineCodec {

    fun encode(points: List<E5Point>): String = buildString {
        var previous = E5Point(0, 0)
        points.forEach { point ->
            appendDelta(point.latitude - previous.latitude)
            appendDelta(point.longitude - previous.longitude)
            previous = point
        }
    }

    @Throws(PolylineException::class)
    fun decode(encoded: String): List<E5Point> {
        val reader = DeltaReader(encoded)
        var latitude = 0
        var longitude = 0
        return buildList {
            while (reader.hasNext) {
                latitude += reader.next()
                longitude += reader.next()
                add(E5Point(latitude, longitude))
            }
        }
    }

    private fun StringBuilder.appendDelta(delta: Int) {
        var rest = ((delta shl 1) xor (delta shr 31)).toUInt()
        while (rest >= 0x20u) {
            append((((rest and 0x1Fu) or 0x20u).toInt() + 63).toChar())
            rest = rest shr 5
        }
        append((rest.toInt() + 63).toChar())
    }

    private class DeltaReader(private val text: String) {
        private var cursor = 0

        val hasNext: Boolean get() = cursor < text.length

        fun next(): Int {
            var result = 0
            var shift = 0
            while (hasNext) {
                val chunk = text[cursor].code - 63
                if (chunk !in 0..63) throw PolylineException.InvalidCharacter(cursor)
                if (shift > 30) throw PolylineException.OverlongValue(cursor)

                result = result or ((chunk and 0x1F) shl shift)
                cursor++
                if (chunk < 0x20) return (result ushr 1) xor -(result and 1)
                shift += 5
            }
            throw PolylineException.Truncated
        }
    }
}
