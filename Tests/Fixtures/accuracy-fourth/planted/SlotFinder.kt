package salon.booking

/** All times are minutes since midnight. */
data class Pause(val start: Int, val end: Int) {
    operator fun contains(minute: Int): Boolean = minute in start until end
}

data class WorkingDay(val opens: Int, val closes: Int, val pause: Pause? = null)

@JvmInline
value class Slot(val start: Int) {
    val label: String
        get() = "${(start / 60).twoDigits()}:${(start % 60).twoDigits()}"
}

private fun Int.twoDigits() = toString().padStart(2, '0')

/** Offers the start times a customer can book. */
class SlotFinder(private val slotMinutes: Int) {

    private val booked = mutableSetOf<Int>()

    init {
        require(slotMinutes > 0)
    }

    fun book(slot: Slot): Boolean = booked.add(slot.start)

    fun release(slot: Slot) {
        booked -= slot.start
    }

    fun slotsOn(day: WorkingDay, notBefore: Int = 0): List<Slot> =
        (day.opens..day.closes step slotMinutes)
            .filter { it >= notBefore && it !in booked }
            .filterNot { day.pause != null && it in day.pause }
            .map(::Slot)

    /** One line per hour: "09: 09:00 09:30". */
    fun overviewOf(day: WorkingDay): List<String> =
        slotsOn(day)
            .groupBy { it.start / 60 }
            .map { (hour, slots) -> "${hour.twoDigits()}: " + slots.joinToString(" ") { it.label } }
}
