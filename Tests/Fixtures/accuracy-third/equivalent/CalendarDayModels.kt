package de.schichtplan.core

import java.time.DateTimeException
import java.time.DayOfWeek
import java.time.LocalDate
import java.time.temporal.ChronoUnit

@JvmInline
value class CalendarDay private constructor(private val date: LocalDate) : Comparable<CalendarDay> {

    val year: Int get() = date.year
    val month: Int get() = date.monthValue
    val day: Int get() = date.dayOfMonth

    val isWeekend: Boolean
        get() = date.dayOfWeek in WEEKEND

    val iso: String
        get() = listOf(year.padded(4), month.padded(2), day.padded(2)).joinToString("-")

    val german: String
        get() = "${day.padded(2)}.${month.padded(2)}.${year.padded(4)}"

    fun daysUntil(other: CalendarDay): Long = ChronoUnit.DAYS.between(date, other.date)

    override fun compareTo(other: CalendarDay): Int = date.compareTo(other.date)

    override fun toString(): String = iso

    companion object {
        private val FORMAT = Regex("([0-9]{4})-([0-9]{2})-([0-9]{2})")
        private val WEEKEND = DayOfWeek.SATURDAY..DayOfWeek.SUNDAY

        fun of(year: Int, month: Int, day: Int): CalendarDay? {
            if (year !in 1..9999) return null
            return try {
                CalendarDay(LocalDate.of(year, month, day))
            } catch (e: DateTimeException) {
                null
            }
        }

        /** Strict "2024-02-29", anything else is null. */
        fun parse(text: String): CalendarDay? =
            FORMAT.matchEntire(text)
                ?.groupValues
                ?.drop(1)
                ?.map(String::toInt)
                ?.let { (year, month, day) -> of(year, month, day) }

        private fun Int.padded(width: Int) = toString().padStart(width, '0')
    }
}
