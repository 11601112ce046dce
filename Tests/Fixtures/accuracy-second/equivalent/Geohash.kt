package com.northpine.maps.geo

data class GeoCell(
    val minLatitude: Double,
    val maxLatitude: Double,
    val minLongitude: Double,
    val maxLongitude: Double,
) {
    val center: GeoPoint
        get() = GeoPoint(
            latitude = (minLatitude + maxLatitude) / 2,
            longitude = (minLongitude + maxLongitude) / 2,
        )
}

object Geohash {

    private const val ALPHABET = "0123456789bcdefghjkmnpqrstuvwxyz"

    private class Interval(var low: Double, var high: Double) {
        private val middle get() = (low + high) / 2

        fun narrow(upper: Boolean) {
            if (upper) low = middle else high = middle
        }

        fun halve(value: Double): Int {
            val upper = value >= middle
            narrow(upper)
            return if (upper) 1 else 0
        }
    }

    fun encode(point: GeoPoint, length: Int = 7): String {
        val latitudes = Interval(-90.0, 90.0)
        val longitudes = Interval(-180.0, 180.0)
        val result = StringBuilder()
        var evenBit = true
        while (result.length < length) {
            var index = 0
            repeat(5) {
                val bit = if (evenBit) longitudes.halve(point.longitude) else latitudes.halve(point.latitude)
                index = index shl 1 or bit
                evenBit = !evenBit
            }
            result.append(ALPHABET[index])
        }
        return result.toString()
    }

    fun decode(hash: String): GeoCell? {
        if (hash.isEmpty()) return null
        val latitudes = Interval(-90.0, 90.0)
        val longitudes = Interval(-180.0, 180.0)
        var evenBit = true
        for (char in hash.lowercase()) {
            val index = ALPHABET.indexOf(char)
            if (index < 0) return null
            for (shift in 4 downTo 0) {
                val upper = (index shr shift) and 1 == 1
                (if (evenBit) longitudes else latitudes).narrow(upper)
                evenBit = !evenBit
            }
        }
        return GeoCell(latitudes.low, latitudes.high, longitudes.low, longitudes.high)
    }
}
