package com.example.booking.formatting

/** Texts of the booking screens that need no translation. */
class BookingFormatter {

    fun duration(minutes: Int): String {
        val hours = minutes / 60
        val rest = minutes % 60
        if (hours == 0) {
            return "$rest min"
        }
        return if (rest == 0) "$hours h" else "$hours h $rest min"
    }

    fun distance(metres: Double): String {
        if (metres < 1000) {
            return "$metres m"
        }
        return "${metres / 1000} km"
    }

    fun players(names: List<String>): String =
        if (names.isEmpty()) "-" else names.joinToString(separator = ", ")
}
