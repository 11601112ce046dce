package eco.slowtravel.carbon

enum class TravelMode(val gramsPerKilometre: Int) {
    TRAIN(35),
    COACH(29),
    CAR(171),
    PLANE(246),
}

data class TripSegment(
    val mode: TravelMode,
    val distanceMetres: Int,
    val travellers: Int = 1,
)

/** @param altitudePercent effects of emissions at altitude, in percent */
class CarbonEstimator(private val altitudePercent: Long = 170) {

    fun gramsFor(segment: TripSegment): Long = with(segment) {
        if (distanceMetres <= 0 || travellers <= 0) return 0L

        val grams = (distanceMetres * mode.gramsPerKilometre / 1_000).toLong()
        when (mode) {
            TravelMode.PLANE -> grams * altitudePercent / 100
            TravelMode.CAR -> grams / travellers
            TravelMode.TRAIN, TravelMode.COACH -> grams
        }
    }

    fun totalOf(segments: List<TripSegment>): Long = segments.sumOf { gramsFor(it) }

    /** How much less the greener trip emits, null when it is not greener. */
    fun savedPercent(trip: List<TripSegment>, insteadOf: List<TripSegment>): Long? {
        val mine = totalOf(trip)
        val theirs = totalOf(insteadOf)
        return if (theirs > 0 && mine < theirs) (theirs - mine) * 100 / theirs else null
    }

    fun labelFor(segments: List<TripSegment>): String {
        val grams = totalOf(segments)
        return if (grams < 1_000) "$grams g CO2e" else "${(grams + 500) / 1_000} kg CO2e"
    }
}
