package travel.nestly.stay

import java.time.DayOfWeek
import java.time.LocalDate
import java.time.temporal.ChronoUnit

class StayDates private constructor(val checkIn: LocalDate, val checkOut: LocalDate) {

    val nights: Int = checkIn.until(checkOut, ChronoUnit.DAYS).toInt()

    operator fun contains(date: LocalDate): Boolean = date >= checkIn && date < checkOut

    fun overlaps(other: StayDates): Boolean =
        checkIn < other.checkOut && other.checkIn < checkOut

    val eachNight: List<LocalDate>
        get() = generateSequence(checkIn) { it.plusDays(1) }.take(nights).toList()

    /** Friday and Saturday nights. */
    val weekendNights: Int by lazy {
        eachNight.count { it.dayOfWeek == DayOfWeek.FRIDAY || it.dayOfWeek == DayOfWeek.SATURDAY }
    }

    fun totalCents(weekday: Long, weekend: Long, longStayPercent: Int = 10): Long {
        val total = weekendNights * weekend + (nights - weekendNights) * weekday
        return if (nights >= LONG_STAY) total - total * longStayPercent / 100 else total
    }

    companion object {
        const val MAX_NIGHTS = 30
        private const val LONG_STAY = 7

        fun of(checkIn: LocalDate, checkOut: LocalDate): StayDates? {
            val nights = ChronoUnit.DAYS.between(checkIn, checkOut)
            return if (nights in 1..MAX_NIGHTS) StayDates(checkIn, checkOut) else null
        }
    }
}
