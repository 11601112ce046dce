package com.acme.travel.itinerary

class LegDto(
    val from: String,
    val to: String,
    val carrier: String,
    val number: Int,
    val gate: String?,
    val delayMinutes: Int?,
)

data class LegRow(
    val route: String,
    val flight: String,
    val gate: String,
    val status: String,
)

class ItineraryMapper {

    fun rows(legs: List<LegDto>): List<LegRow> = legs.map { it.toRow() }

    fun titleFor(legs: List<LegDto>): String {
        if (legs.isEmpty()) return "No flights"
        val stops = when (val count = legs.size - 1) {
            0 -> "direct"
            1 -> "1 stop"
            else -> "$count stops"
        }
        return "${legs.first().from} – ${legs.last().to}, $stops"
    }

    private fun LegDto.toRow() = LegRow(
        route = "$from → $to",
        flight = "$carrier $number",
        gate = gate?.let { "Gate $it" } ?: "–",
        status = statusText(delayMinutes ?: 0),
    )

    private fun statusText(delay: Int): String = when {
        delay <= 0 -> "On time"
        delay < 60 -> "Delayed $delay min"
        else -> "Delayed ${delay / 60} h ${delay % 60} min"
    }
}
