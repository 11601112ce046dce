package com.northpine.calendar

import kotlin.math.min

/** Proleptic Gregorian date without time zone, backed by year/month/day. */
data class CivilDate(val year: Int, val month: Int, val day: Int) : Comparable<CivilDate> {

    /** Days since 1970-01-01. */
    val epochDay: Int
        get() {
            val y = if (month <= 2) year - 1 else year
            val era = Math.floorDiv(y, 400)
            val yearOfEra = y - era * 400
            val shifted = if (month > 2) month - 3 else month + 9
            val dayOfYear = (153 * shifted + 2) / 5 + day - 1
            val dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
            return era * 146_097 + dayOfEra - 719_468
        }

    /** ISO weekday, 1 is Monday. */
    val weekday: Int
        get() = Math.floorMod(epochDay + 3, 7) + 1

    fun addingDays(days: Int): CivilDate = ofEpochDay(epochDay + days)

    /** Clamps to the last day of the target month. */
    fun addingMonths(months: Int): CivilDate {
        val total = year * 12 + (month - 1) + months
        val newYear = Math.floorDiv(total, 12)
        val newMonth = Math.floorMod(total, 12) + 1
        return CivilDate(newYear, newMonth, min(day, daysIn(newMonth, newYear)))
    }

    fun daysUntil(other: CivilDate): Int = other.epochDay - epochDay

    override fun compareTo(other: CivilDate): Int =
        compareValuesBy(this, other, CivilDate::year, CivilDate::month, CivilDate::day)

    companion object {
        fun isLeap(year: Int): Boolean =
            year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)

        fun daysIn(month: Int, year: Int): Int = when (month) {
            2 -> if (isLeap(year)) 29 else 28
            4, 6, 9, 11 -> 30
            else -> 31
        }

        fun ofEpochDay(epochDay: Int): CivilDate {
            val z = epochDay + 719_468
            val era = Math.floorDiv(z, 146_097)
            val dayOfEra = z - era * 146_097
            val yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
            val dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
            val shifted = (5 * dayOfYear + 2) / 153
            val day = dayOfYear - (153 * shifted + 2) / 5 + 1
            val month = if (shifted < 10) shifted + 3 else shifted - 9
            val year = yearOfEra + era * 400 + if (month <= 2) 1 else 0
            return CivilDate(year, month, day)
        }
    }
}
