package com.example.booking.domain

import java.time.Duration
import java.time.Instant

fun Collection<Booking>.upcoming(now: Instant): List<Booking> =
    filter { it.startsAt > now && it.status == Booking.Status.CONFIRMED }
        .sortedBy { it.startsAt }

fun Collection<Booking>.next(now: Instant): Booking? =
    filter { it.startsAt > now && it.status == Booking.Status.CONFIRMED }
        .minByOrNull { it.startsAt }

fun Collection<Booking>.conflicts(candidate: Booking): List<Booking> =
    filter { other ->
        val sameCourt = other.id != candidate.id && other.courtId == candidate.courtId
        val disjoint = other.endsAt <= candidate.startsAt || other.startsAt >= candidate.endsAt
        sameCourt && !disjoint && other.status != Booking.Status.CANCELLED
    }

fun Collection<Booking>.revenue(courtId: Int? = null): Int =
    filter { it.status == Booking.Status.CONFIRMED }
        .filter { courtId == null || it.courtId == courtId }
        .sumOf { it.priceInCents }

fun Collection<Booking>.occupancy(openMinutes: Int): Int {
    if (openMinutes <= 0) return 0
    var minutes = 0
    for (booking in this) {
        if (booking.status == Booking.Status.CONFIRMED) {
            minutes += Duration.between(booking.startsAt, booking.endsAt).toMinutes().toInt()
        }
    }
    return (minutes * 100 / openMinutes).coerceAtMost(100)
}

val Collection<Booking>.busiestCourt: Int?
    get() = groupingBy { it.courtId }
        .eachCount()
        .entries
        .sortedWith(compareByDescending<Map.Entry<Int, Int>> { it.value }.thenBy { it.key })
        .firstOrNull()
        ?.key

fun MutableList<Booking>.replaceOrAppend(booking: Booking) {
    when (val index = indexOfFirst { it.id == booking.id }) {
        -1 -> add(booking)
        else -> set(index, booking)
    }
}

fun MutableList<Booking>.removeCancelled() {
    removeAll { it.status == Booking.Status.CANCELLED }
}
