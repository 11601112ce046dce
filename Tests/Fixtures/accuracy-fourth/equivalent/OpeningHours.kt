package de.kiezkarte.places

enum class Weekday {
    MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY;

    operator fun plus(days: Int): Weekday = entries[(ordinal + days) % 7]

    val previous: Weekday
        get() = this + 6
}

/** Minutes since midnight. A span that closes at or before its opening runs past midnight. */
data class TimeSpan(val opens: Int, val closes: Int) {

    val isOvernight: Boolean
        get() = closes <= opens

    fun coversOwnDay(minute: Int) = if (isOvernight) minute >= opens else minute in opens until closes

    fun coversNextDay(minute: Int) = isOvernight && minute < closes
}

class OpeningHours(private val week: Map<Weekday, List<TimeSpan>>) {

    val closedDays: List<Weekday>
        get() = Weekday.entries.filter { spansOn(it).isEmpty() }

    fun isOpen(day: Weekday, minute: Int): Boolean =
        spansOn(day).any { it.coversOwnDay(minute) } ||
            spansOn(day.previous).any { it.coversNextDay(minute) }

    /** Zero while open, null if the place never opens. */
    fun minutesUntilOpening(day: Weekday, minute: Int): Int? {
        if (isOpen(day, minute)) return 0
        return (0..7).firstNotNullOfOrNull { offset ->
            spansOn(day + offset)
                .map { offset * MINUTES_PER_DAY + it.opens - minute }
                .filter { it > 0 }
                .minOrNull()
        }
    }

    private fun spansOn(day: Weekday): List<TimeSpan> = week[day].orEmpty()

    companion object {
        const val MINUTES_PER_DAY = 24 * 60
    }
}
