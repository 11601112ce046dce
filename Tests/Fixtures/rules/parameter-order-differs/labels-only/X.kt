package com.example.shop.hours

/** The hours of a shop. */
data class OpeningHours(val opens: Int, val closes: Int) {

    fun isOpen(hour: Int, weekday: Int): Boolean =
        weekday < 6 && hour >= opens && hour < closes

    fun minutes(start: Int, end: Int): Int = (end - start) * 60

    fun moved(hours: Int): OpeningHours =
        OpeningHours(opens = opens + hours, closes = closes + hours)
}
