package aero.hopper.search

data class Flight(
    val id: Int,
    val airline: String,
    val stops: Int,
    val departureMinute: Int,
    val durationMinutes: Int,
    val priceCents: Int,
)

enum class FlightOrder(val key: (Flight) -> Int) {
    CHEAPEST(Flight::priceCents),
    FASTEST(Flight::durationMinutes),
    EARLIEST(Flight::departureMinute),
}

data class FlightFilter(
    val maxStops: Int? = null,
    val airlines: Set<String> = emptySet(),
    val departureWindow: IntRange? = null,
    val order: FlightOrder = FlightOrder.CHEAPEST,
) {
    val activeCount: Int
        get() = listOf(maxStops != null, airlines.isNotEmpty(), departureWindow != null).count { it }

    fun matches(flight: Flight): Boolean =
        (maxStops == null || flight.stops <= maxStops) &&
            (airlines.isEmpty() || flight.airline in airlines) &&
            (departureWindow == null || flight.departureMinute in departureWindow)

    fun applyTo(flights: List<Flight>): List<Flight> =
        flights.filter(::matches).sortedWith(compareBy(order.key).thenBy(Flight::id))

    /** Lowest price of an airline over the matching flights. */
    fun startingPrice(airline: String, flights: List<Flight>): Int? =
        flights
            .asSequence()
            .filter { it.airline == airline && matches(it) }
            .minOfOrNull(Flight::priceCents)
}
