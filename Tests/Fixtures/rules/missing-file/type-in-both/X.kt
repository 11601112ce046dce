package com.example.transit.timetable

/** One line of the timetable. */
data class TimetableRow(
    val minute: Int,
    val lineName: String
) {
    fun isLate(now: Int): Boolean = now > minute
}
