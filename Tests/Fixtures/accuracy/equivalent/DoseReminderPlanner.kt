package app.health.doses

/** @property minutesOfDay minutes since midnight; order and repetitions do not matter */
data class DoseSchedule(
    val medicine: String,
    val minutesOfDay: List<Int>,
    val everyDays: Int,
    val startDay: Int,
    val lastDay: Int?,
) {
    private val interval get() = everyDays.coerceAtLeast(1)

    val horizon get() = interval

    fun isActiveOn(day: Int): Boolean =
        day >= startDay && (lastDay == null || day <= lastDay) && (day - startDay) % interval == 0
}

data class DoseSlot(val day: Int, val minute: Int) : Comparable<DoseSlot> {
    val absolute: Int get() = day * MINUTES_PER_DAY + minute
    override fun compareTo(other: DoseSlot): Int = absolute.compareTo(other.absolute)
}

sealed interface DoseStatus {
    data object Taken : DoseStatus
    data class Upcoming(val inMinutes: Int) : DoseStatus
    data object Due : DoseStatus
    data object Missed : DoseStatus
}

private const val MINUTES_PER_DAY = 24 * 60
private const val DUE_WINDOW = 90

class DoseReminderPlanner {

    fun slots(schedule: DoseSchedule, day: Int): List<DoseSlot> =
        if (!schedule.isActiveOn(day)) emptyList()
        else schedule.minutesOfDay
            .filter { it in 0 until MINUTES_PER_DAY }
            .distinct()
            .sorted()
            .map { DoseSlot(day, it) }

    /** The first open slot at or behind [after]; looks ahead as far as one interval. */
    fun next(schedule: DoseSchedule, after: DoseSlot, taken: Set<DoseSlot>): DoseSlot? {
        val first = maxOf(after.day, schedule.startDay)
        return (first..first + schedule.horizon)
            .asSequence()
            .flatMap { slots(schedule, it) }
            .firstOrNull { it >= after && it !in taken }
    }

    fun status(slot: DoseSlot, now: DoseSlot, taken: Set<DoseSlot>): DoseStatus {
        val late = now.absolute - slot.absolute
        return when {
            slot in taken -> DoseStatus.Taken
            late < 0 -> DoseStatus.Upcoming(inMinutes = -late)
            late < DUE_WINDOW -> DoseStatus.Due
            else -> DoseStatus.Missed
        }
    }

    fun adherence(schedule: DoseSchedule, days: IntRange, taken: Set<DoseSlot>): Int? {
        val planned = days.flatMap { slots(schedule, it) }
        if (planned.isEmpty()) return null
        return planned.count { it in taken } * 100 / planned.size
    }

    fun reminderText(schedule: DoseSchedule, slot: DoseSlot): String {
        val hour = (slot.minute / 60).toString().padStart(2, '0')
        val minute = (slot.minute % 60).toString().padStart(2, '0')
        return "Take ${schedule.medicine} at $hour:$minute"
    }
}
