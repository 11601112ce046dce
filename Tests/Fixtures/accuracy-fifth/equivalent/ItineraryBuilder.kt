package com.tripkit.itinerary

import java.time.Duration
import java.time.Instant

data class Leg(
    val from: String,
    val to: String,
    val departure: Instant,
    val arrival: Instant,
)

data class Itinerary(val legs: List<Leg>, val layovers: List<Duration>) {

    val duration: Duration
        get() = if (legs.isEmpty()) Duration.ZERO
        else Duration.between(legs.first().departure, legs.last().arrival)

    val changes: Int
        get() = (legs.size - 1).coerceAtLeast(0)

    val path: String
        get() = (legs.take(1).map { it.from } + legs.map { it.to }).joinToString(" > ")
}

sealed class ItineraryException(message: String) : RuntimeException(message) {
    class Empty : ItineraryException("no legs")
    class ArrivesBeforeDeparture(val index: Int) : ItineraryException("leg $index runs backwards")
    class Gap(val arrivedAt: String, val continuesFrom: String) :
        ItineraryException("$arrivedAt is not $continuesFrom")
    class ConnectionTooShort(val at: String, val missing: Duration) :
        ItineraryException("connection in $at too short by $missing")
}

class ItineraryBuilder(
    private val minimumConnection: Duration = Duration.ofMinutes(30),
    private val exceptions: Map<String, Duration> = emptyMap(),
) {
    private val legs = mutableListOf<Leg>()

    fun add(leg: Leg) = apply { legs += leg }

    fun build(): Itinerary {
        if (legs.isEmpty()) throw ItineraryException.Empty()

        legs.indexOfFirst { it.arrival < it.departure }
            .takeIf { it >= 0 }
            ?.let { throw ItineraryException.ArrivesBeforeDeparture(it) }

        val layovers = legs.zipWithNext { inbound, outbound ->
            if (inbound.to != outbound.from) {
                throw ItineraryException.Gap(inbound.to, outbound.from)
            }
            val layover = Duration.between(inbound.arrival, outbound.departure)
            val required = exceptions[inbound.to] ?: minimumConnection
            if (layover < required) {
                throw ItineraryException.ConnectionTooShort(inbound.to, required - layover)
            }
            layover
        }
        return Itinerary(legs.toList(), layovers)
    }
}
