package net.nearby.geo

data class Coordinate(val latitude: Double, val longitude: Double)

data class GeoBox(
    val south: Double = -90.0,
    val north: Double = 90.0,
    val west: Double = -180.0,
    val east: Double = 180.0,
) {
    val center: Coordinate
        get() = Coordinate((south + north) / 2, (west + east) / 2)

    operator fun contains(point: Coordinate): Boolean =
        point.latitude in south..north && point.longitude in west..east

    /** Keeps the eastern or western half. */
    internal fun halvedByLongitude(upper: Boolean): GeoBox =
        center.longitude.let { if (upper) copy(west = it) else copy(east = it) }

    /** Keeps the northern or southern half. */
    internal fun halvedByLatitude(upper: Boolean): GeoBox =
        center.latitude.let { if (upper) copy(south = it) else copy(north = it) }
}

object Geohash {
    private const val ALPHABET = "0123456789bcdefghjkmnpqrstuvwxyz"
    private const val BITS_PER_CHAR = 5

    fun encode(point: Coordinate, precision: Int = 9): String {
        require(precision in 1..12) { "precision must be between 1 and 12" }

        var box = GeoBox()
        val bits = List(precision * BITS_PER_CHAR) { position ->
            val upper = if (position % 2 == 0) {
                point.longitude >= box.center.longitude
            } else {
                point.latitude >= box.center.latitude
            }
            box = box.halved(position, upper)
            if (upper) 1 else 0
        }

        return bits.chunked(BITS_PER_CHAR)
            .map { chunk -> ALPHABET[chunk.fold(0) { index, bit -> index * 2 + bit }] }
            .joinToString("")
    }

    /** The area a hash stands for, null if it is empty or holds other characters. */
    fun decode(hash: String): GeoBox? {
        if (hash.isEmpty()) return null

        val indices = hash.map { ALPHABET.indexOf(it) }
        if (-1 in indices) return null

        return indices
            .flatMap { index -> (BITS_PER_CHAR - 1 downTo 0).map { index shr it and 1 == 1 } }
            .foldIndexed(GeoBox()) { position, box, upper -> box.halved(position, upper) }
    }

    /** Bits alternate, beginning with the longitude. */
    private fun GeoBox.halved(position: Int, upper: Boolean) =
        if (position % 2 == 0) halvedByLongitude(upper) else halvedByLatitude(upper)
}
