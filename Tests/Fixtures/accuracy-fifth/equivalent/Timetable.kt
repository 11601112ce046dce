package org.nextstop.timetable

import java.util.Locale

/** @property minute minute of the day, 0 until 1440 */
data class Departure(val line: String, val minute: Int) {
    val clock: String
        get() = "%02d:%02d".format(Locale.ROOT, minute / 60, minute % 60)
}

data class UpcomingDeparture(
    val departure: Departure,
    val minutesAway: Int,
    val isTomorrow: Boolean,
)

data class HourRow(val hour: Int, val clocks: List<String>)

class Timetable(departures: Iterable<Departure>) {

    val departures: List<Departure> = departures
        .filter { it.minute in 0 until MINUTES_PER_DAY }
        .distinct()
        .sortedWith(compareBy(Departure::minute, Departure::line))

    val lines: List<String>
        get() = departures.map { it.line }.toSortedSet().toList()

    /** Departures from the minute [from] on, continued with those of the next morning. */
    fun next(from: Int, line: String? = null, limit: Int = 3): List<UpcomingDeparture> {
        if (limit <= 0) return emptyList()

        val (today, tomorrow) = departures
            .filter { line == null || it.line == line }
            .partition { it.minute >= from }

        return buildList {
            today.mapTo(this) { UpcomingDeparture(it, it.minute - from, isTomorrow = false) }
            tomorrow.mapTo(this) {
                UpcomingDeparture(it, it.minute + MINUTES_PER_DAY - from, isTomorrow = true)
            }
        }.take(limit)
    }

    /** Average gap in whole minutes, null when a line leaves less than twice a day. */
    fun headwayOf(line: String): Int? =
        departures.filter { it.line == line }
            .takeIf { it.size > 1 }
            ?.let { (it.last().minute - it.first().minute) / (it.size - 1) }

    fun hourlyBoard(): List<HourRow> =
        departures.groupBy { it.minute / 60 }
            .toSortedMap()
            .map { (hour, rows) -> HourRow(hour, rows.map(Departure::clock)) }

    companion object {
        const val MINUTES_PER_DAY = 24 * 60
    }
}
