package app.pillbox.schedule

enum class Weekday {
    MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY;

    internal operator fun plus(days: Int): Weekday = entries[(ordinal + days) % entries.size]
}

data class TimeOfDay private constructor(val hour: Int, val minute: Int) : Comparable<TimeOfDay> {

    override fun compareTo(other: TimeOfDay): Int =
        compareValuesBy(this, other, TimeOfDay::hour, TimeOfDay::minute)

    override fun toString(): String =
        "${hour.toString().padStart(2, '0')}:${minute.toString().padStart(2, '0')}"

    companion object {
        private val PATTERN = Regex("([0-9]{2}):([0-9]{2})")

        fun of(hour: Int, minute: Int): TimeOfDay? =
            TimeOfDay(hour, minute).takeIf { hour in 0..23 && minute in 0..59 }

        fun parse(text: String): TimeOfDay? {
            val (hour, minute) = PATTERN.matchEntire(text)?.destructured ?: return null
            return of(hour.toInt(), minute.toInt())
        }
    }
}

data class Dose(val day: Weekday, val time: TimeOfDay)

class DoseSchedule(weekdays: Set<Weekday>, times: List<TimeOfDay>) {
    val weekdays: Set<Weekday> = weekdays.toSet()
    val times: List<TimeOfDay> = times.distinct().sorted()

    val dosesPerWeek: Int get() = weekdays.size * times.size

    /** The first dose strictly after the given moment; wraps around the week. */
    fun nextDose(day: Weekday, time: TimeOfDay): Dose? {
        if (day in weekdays) {
            times.firstOrNull { it > time }?.let { return Dose(day, it) }
        }
        val earliest = times.firstOrNull() ?: return null
        return (1..7).asSequence()
            .map { day + it }
            .firstOrNull { it in weekdays }
            ?.let { Dose(it, earliest) }
    }
}
