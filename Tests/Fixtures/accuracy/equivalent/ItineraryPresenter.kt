package com.skyline.trips.itinerary

import java.time.Instant

data class Segment(
    val flightNumber: String,
    val from: String,
    val to: String,
    val departure: Instant,
    val arrival: Instant,
    val terminal: String? = null,
)

sealed interface ItineraryItem {
    data class Flight(val title: String, val duration: String, val detail: String) : ItineraryItem
    data class Layover(val text: String, val isWarning: Boolean) : ItineraryItem
    data class ChangeOfAirport(val text: String) : ItineraryItem
}

interface ItineraryView {
    fun setTitle(title: String)
    fun setItems(items: List<ItineraryItem>)
    fun setFooter(footer: String?)
}

class ItineraryPresenter(private val view: ItineraryView) {

    fun present(unsorted: List<Segment>) {
        if (unsorted.isEmpty()) {
            with(view) {
                setTitle("No flights booked")
                setItems(emptyList())
                setFooter(null)
            }
            return
        }

        val segments = unsorted.sortedBy { it.departure }
        val items = buildList {
            segments.forEachIndexed { index, segment ->
                if (index > 0) addConnection(segments[index - 1], segment)
                add(segment.toItem())
            }
        }

        with(view) {
            setTitle("${segments.first().from} to ${segments.last().to}")
            setItems(items)
            setFooter(footerFor(segments))
        }
    }

    private fun Segment.toItem(): ItineraryItem {
        val detail = if (terminal == null) flightNumber else "$flightNumber · Terminal $terminal"
        return ItineraryItem.Flight("$from → $to", durationText(minutesBetween(departure, arrival)), detail)
    }

    private fun MutableList<ItineraryItem>.addConnection(previous: Segment, next: Segment) {
        if (previous.to != next.from) {
            add(ItineraryItem.ChangeOfAirport("Change from ${previous.to} to ${next.from}"))
        }
        val wait = minutesBetween(previous.arrival, next.departure)
        val text = when {
            wait < 0 -> "Connection can't be reached"
            wait < SHORT_LAYOVER -> "Short layover: ${durationText(wait)}"
            wait < LONG_LAYOVER -> "Layover: ${durationText(wait)}"
            else -> "Long layover: ${durationText(wait)}"
        }
        add(ItineraryItem.Layover(text, isWarning = wait < SHORT_LAYOVER))
    }

    private fun footerFor(segments: List<Segment>): String {
        val total = durationText(minutesBetween(segments.first().departure, segments.last().arrival))
        val stops = when (val count = segments.size - 1) {
            0 -> "non-stop"
            1 -> "1 stop"
            else -> "$count stops"
        }
        return "$total, $stops"
    }

    private fun minutesBetween(start: Instant, end: Instant): Long =
        Math.floorDiv(end.toEpochMilli() - start.toEpochMilli(), MILLIS_PER_MINUTE)

    private fun durationText(minutes: Long): String {
        val hours = minutes / 60
        val rest = minutes % 60
        return when {
            minutes <= 0 -> "0 min"
            hours == 0L -> "$rest min"
            rest == 0L -> "$hours h"
            else -> "$hours h $rest min"
        }
    }

    private companion object {
        const val SHORT_LAYOVER = 45L
        const val LONG_LAYOVER = 360L
        const val MILLIS_PER_MINUTE = 60_000L
    }
}
