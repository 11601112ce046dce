package team.shifts

data class Shift(val person: Long, val startHour: Int, val endHour: Int) {

    fun overlaps(other: Shift): Boolean =
        person == other.person && startHour < other.endHour && other.startHour < endHour
}

/** Plans the weeks of a small team. Hours count from Monday, 00:00. */
class ShiftPlanner {

    private data class WeekPlan(
        val label: String,
        val shifts: MutableList<Shift> = mutableListOf(),
    )

    private val plans = sortedMapOf<Int, WeekPlan>()

    val plannedWeeks: List<Int>
        get() = plans.keys.toList()

    fun open(week: Int, label: String) {
        plans.getOrPut(week) { WeekPlan(label) }
    }

    /** False if the week is not open or the person is busy already. */
    fun assign(shift: Shift, week: Int): Boolean {
        val plan = plans[week] ?: return false
        if (plan.shifts.any(shift::overlaps)) return false
        return plan.shifts.add(shift)
    }

    fun unassign(person: Long, week: Int) {
        plans[week]?.shifts?.removeAll { it.person == person }
    }

    /** Starts a week from the plan of another one. */
    fun duplicate(source: Int, target: Int, label: String): Boolean {
        val plan = plans[source]?.takeIf { source != target } ?: return false
        plans[target] = plan.copy(label = label)
        return true
    }

    fun labelOf(week: Int): String? = plans[week]?.label

    fun shiftsIn(week: Int): List<Shift> = plans[week]?.shifts.orEmpty().toList()

    fun hoursOf(person: Long, week: Int): Int =
        shiftsIn(week)
            .filter { it.person == person }
            .sumOf { it.endHour - it.startHour }
}
