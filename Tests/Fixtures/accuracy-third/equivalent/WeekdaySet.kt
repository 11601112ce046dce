package com.wakeful.alarm

enum class Weekday(val shortName: String) {
    MONDAY("Mo"),
    TUESDAY("Tu"),
    WEDNESDAY("We"),
    THURSDAY("Th"),
    FRIDAY("Fr"),
    SATURDAY("Sa"),
    SUNDAY("Su");

    internal val bit: Int get() = 1 shl ordinal
}

/** Days on which an alarm rings. Bit 0 is Monday. */
@JvmInline
value class WeekdaySet private constructor(val rawValue: Int) {

    val days: List<Weekday>
        get() = Weekday.values().filter { it in this }

    operator fun contains(day: Weekday): Boolean = rawValue and day.bit != 0

    infix fun union(other: WeekdaySet) = WeekdaySet(rawValue or other.rawValue)

    infix fun subtracting(other: WeekdaySet) = WeekdaySet(rawValue and other.rawValue.inv())

    fun toggling(day: Weekday) = WeekdaySet(rawValue xor day.bit)

    /** Days until the next ring, from 1 to 7, counted from [day] (which itself is a week away). */
    fun daysUntilNext(day: Weekday): Int? =
        (1..7).firstOrNull { Weekday.values()[(day.ordinal + it) % 7] in this }

    /** Moves all days, for alarms that cross a date line. Negative values move back. */
    fun shifted(by: Int): WeekdaySet {
        val shift = by.mod(7)
        return fromRaw((rawValue shl shift) or (rawValue shr (7 - shift)))
    }

    override fun toString(): String = when (this) {
        NEVER -> "never"
        EVERY_DAY -> "every day"
        WEEKEND -> "weekend"
        WORKDAYS -> "workdays"
        else -> days.joinToString(", ") { it.shortName }
    }

    companion object {
        val NEVER = WeekdaySet(0)
        val EVERY_DAY = WeekdaySet(0x7F)
        val WEEKEND = of(Weekday.SATURDAY, Weekday.SUNDAY)
        val WORKDAYS = EVERY_DAY subtracting WEEKEND

        fun fromRaw(rawValue: Int) = WeekdaySet(rawValue and 0x7F)

        fun of(vararg days: Weekday) = WeekdaySet(days.fold(0) { bits, day -> bits or day.bit })
    }
}
