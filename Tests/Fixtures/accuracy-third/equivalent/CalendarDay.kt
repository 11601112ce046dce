package shop.parcelo.delivery

import java.time.DateTimeException
import java.time.DayOfWeek.SATURDAY
import java.time.DayOfWeek.SUNDAY
import java.time.LocalDate
import kotlin.math.absoluteValue
import kotlin.math.sign

/** A day without a time, used by the delivery estimates. */
@JvmInline
value class CalendarDay private constructor(private val date: LocalDate) : Comparable<CalendarDay> {

    val isWeekend: Boolean
        get() = date.dayOfWeek == SATURDAY || date.dayOfWeek == SUNDAY

    override fun compareTo(other: CalendarDay): Int = date.compareTo(other.date)

    fun addingDays(days: Int) = CalendarDay(date.plusDays(days.toLong()))

    /** Moves over [count] business days, backwards if negative. */
    fun addingBusinessDays(count: Int, holidays: Set<CalendarDay> = emptySet()): CalendarDay {
        if (count == 0) return this
        return generateSequence(addingDays(count.sign)) { it.addingDays(count.sign) }
            .filter { it.isBusinessDay(holidays) }
            .elementAt(count.absoluteValue - 1)
    }

    /** Business days from this one (inclusive) to [end] (exclusive), 0 if [end] isn't later. */
    fun businessDaysUntil(end: CalendarDay, holidays: Set<CalendarDay> = emptySet()): Int =
        generateSequence(this) { it.addingDays(1) }
            .takeWhile { it < end }
            .count { it.isBusinessDay(holidays) }

    private fun isBusinessDay(holidays: Set<CalendarDay>) = !isWeekend && this !in holidays

    override fun toString(): String = date.toString()

    companion object {
        val SUPPORTED_YEARS = 1900..2100

        fun of(year: Int, month: Int, day: Int): CalendarDay? {
            if (year !in SUPPORTED_YEARS) return null
            return try {
                CalendarDay(LocalDate.of(year, month, day))
            } catch (e: DateTimeException) {
                null
            }
        }
    }
}
