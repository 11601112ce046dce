package com.example.cinema.seats

import kotlin.math.abs

/** A seat that was taken. */
data class SeatReservation(
    val id: String,
    val row: Int,
    val seat: Int
) {
    fun isNext(other: SeatReservation): Boolean =
        row == other.row && abs(seat - other.seat) == 1
}
