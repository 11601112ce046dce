data class Fare(val base: Double, val perMinute: Double = 0.0, val perMile: Double = 0.0)

enum class City {
    LISBON,
    PORTO,
    FARO;

    val fare: Fare
        get() = when (this) {
            LISBON -> Fare(base = 2.0, perMile = 0.4)
            PORTO -> Fare(2.0, 0.3, 0.5)
            FARO -> Fare(3.0, perMile = 0.7)
        }
}
