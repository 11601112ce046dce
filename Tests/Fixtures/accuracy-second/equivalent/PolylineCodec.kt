package com.northpine.maps.geo

import kotlin.math.floor

sealed class PolylineException : Exception() {
    class Truncated : PolylineException()
    class InvalidByte(val index: Int) : PolylineException()
}

class PolylineCodec(val precision: Double = 1e5) {

    fun encode(points: List<GeoPoint>): String = buildString {
        var previousLat = 0L
        var previousLng = 0L
        for (point in points) {
            val lat = floor(point.latitude * precision + 0.5).toLong()
            val lng = floor(point.longitude * precision + 0.5).toLong()
            appendDelta(lat - previousLat)
            appendDelta(lng - previousLng)
            previousLat = lat
            previousLng = lng
        }
    }

    fun decode(polyline: String): List<GeoPoint> {
        val reader = Reader(polyline.toByteArray(Charsets.UTF_8))
        val points = mutableListOf<GeoPoint>()
        var lat = 0L
        var lng = 0L
        while (reader.hasMore) {
            lat += reader.readDelta()
            lng += reader.readDelta()
            points += GeoPoint(latitude = lat / precision, longitude = lng / precision)
        }
        return points
    }

    private fun StringBuilder.appendDelta(delta: Long) {
        var value = if (delta < 0) (delta shl 1).inv() else delta shl 1
        while (value >= 0x20) {
            append((((value and 0x1F) or 0x20).toInt() + 63).toChar())
            value = value shr 5
        }
        append((value.toInt() + 63).toChar())
    }

    private class Reader(private val bytes: ByteArray) {
        private var index = 0

        val hasMore: Boolean get() = index < bytes.size

        fun readDelta(): Long {
            var result = 0L
            var shift = 0
            do {
                if (!hasMore) throw PolylineException.Truncated()
                val chunk = (bytes[index].toInt() and 0xFF) - 63
                if (chunk !in 0 until 64 || shift > 30) throw PolylineException.InvalidByte(index)
                index++
                result = result or ((chunk and 0x1F).toLong() shl shift)
                shift += 5
            } while (chunk >= 0x20)
            return if (result and 1L == 1L) (result shr 1).inv() else result shr 1
        }
    }
}
