package ch.perron.board

import java.time.Duration
import java.time.Instant
import java.time.ZoneId
import java.time.format.DateTimeFormatter
import java.util.Locale

data class BoardStation(val name: String, val zone: ZoneId)

data class BoardDeparture(
    val line: String,
    val destination: String,
    val scheduled: Instant,
    val estimated: Instant? = null,
    val platform: String? = null,
) {
    val expected: Instant
        get() = estimated ?: scheduled
}

class DepartureBoardFormatter(private val station: BoardStation) {

    private val clock = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT)
        .withZone(station.zone)

    fun row(departure: BoardDeparture): String = listOfNotNull(
        timeOf(departure),
        departure.line,
        departure.destination,
        departure.platform?.takeIf { it.isNotEmpty() }?.let { "Pl. $it" },
        "N".takeIf { isNightService(departure) },
    ).joinToString("  ")

    fun board(departures: List<BoardDeparture>, now: Instant, limit: Int = 8): List<String> =
        departures
            .filter { it.expected >= now }
            .sortedWith(compareBy(BoardDeparture::scheduled, BoardDeparture::line))
            .take(limit.coerceAtLeast(0))
            .map(::row)

    /** Night fares hold from midnight to five at the station. */
    fun isNightService(departure: BoardDeparture): Boolean =
        departure.scheduled.atZone(station.zone).hour < 5

    private fun timeOf(departure: BoardDeparture): String {
        val scheduled = clock.format(departure.scheduled)
        val delay = Duration.between(departure.scheduled, departure.expected)
        return if (delay >= MINUTE) "$scheduled (${clock.format(departure.expected)})" else scheduled
    }

    private companion object {
        val MINUTE: Duration = Duration.ofMinutes(1)
    }
}
