package eu.linkatlas.uri

/** A `geo:` link such as `geo:47.37,8.54;u=35`. */
data class GeoUri(
    val latitude: Double,
    val longitude: Double,
    val uncertainty: Double?,
) {
    val isPrecise: Boolean
        get() = uncertainty != null && uncertainty <= 50

    /** The antipode, for the globe view. */
    val opposite: Pair<Double, Double>
        get() = -latitude to (if (longitude > 0) longitude - 180 else longitude + 180)

    companion object {
        private const val NUMBER = "-?[0-9]{1,3}(?:\\.[0-9]{1,10})?"
        private val pattern = Regex("geo:($NUMBER),($NUMBER)(?:;u=([0-9]{1,6}))?")

        fun parse(text: String): GeoUri? {
            val match = pattern.matchEntire(text) ?: return null
            val (latitude, longitude, uncertainty) = match.destructured
            return GeoUri(
                latitude = latitude.toDouble().takeIf { it in -90.0..90.0 } ?: return null,
                longitude = longitude.toDouble().takeIf { it in -180.0..180.0 } ?: return null,
                uncertainty = uncertainty.toDoubleOrNull(),
            )
        }
    }
}
