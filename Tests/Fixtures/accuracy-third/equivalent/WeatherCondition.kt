package se.himmel.weather

/** Condensed WMO weather interpretation codes, mildest first. */
enum class WeatherCondition(val iconName: String) {
    CLEAR("sun"),
    CLOUDY("cloud"),
    FOG("fog"),
    DRIZZLE("rain"),
    RAIN("rain"),
    SNOW("snow"),
    THUNDERSTORM("bolt");

    val needsWarning: Boolean
        get() = this == SNOW || this == THUNDERSTORM

    companion object {
        fun fromWmoCode(wmoCode: Int): WeatherCondition? = when (wmoCode) {
            0 -> CLEAR
            in 1..3 -> CLOUDY
            45, 48 -> FOG
            in 51..57 -> DRIZZLE
            in 61..67, in 80..82 -> RAIN
            in 71..77, 85, 86 -> SNOW
            in 95..99 -> THUNDERSTORM
            else -> null
        }

        /** The worst condition of a day, unknown codes ignored. */
        fun worst(codes: List<Int>): WeatherCondition? =
            codes.mapNotNull(::fromWmoCode).maxOrNull()
    }
}

data class WindForce(val kmh: Int) {

    val beaufort: Int by lazy {
        LIMITS.indexOfFirst { kmh < it }.takeIf { it >= 0 } ?: LIMITS.size
    }

    val label: String
        get() = when (beaufort) {
            0 -> "calm"
            in 1..3 -> "breeze"
            in 4..7 -> "wind"
            else -> "storm"
        }

    private companion object {
        /** Upper limits in km/h (exclusive) of Beaufort 0 to 11. */
        val LIMITS = intArrayOf(1, 6, 12, 20, 29, 39, 50, 62, 75, 89, 103, 118)
    }
}
