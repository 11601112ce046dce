package com.rosterapp.planning

data class Worker(
    val id: String,
    val maxHours: Int,
    val skills: Set<String> = emptySet(),
)

data class Shift(
    val id: String,
    val hours: Int,
    val requiredSkill: String? = null,
)

data class ShiftPlan(
    val assignments: Map<String, String> = emptyMap(),
    val unassigned: List<String> = emptyList(),
) {
    val isComplete: Boolean get() = unassigned.isEmpty()

    fun shiftsOf(workerId: String): List<String> =
        assignments.filterValues { it == workerId }.keys.sorted()
}

/** Greedy planning: the longest shifts first, always to whoever has the fewest hours so far. */
class ShiftPlanner(private val workers: List<Worker>) {

    fun plan(shifts: List<Shift>): ShiftPlan {
        val hours = mutableMapOf<String, Int>().withDefault { 0 }
        val assignments = mutableMapOf<String, String>()
        val unassigned = mutableListOf<String>()

        shifts
            .sortedWith(compareByDescending<Shift> { it.hours }.thenBy { it.id })
            .forEach { shift ->
                val candidate = workers
                    .filter { it.isEligibleFor(shift, bookedHours = hours.getValue(it.id)) }
                    .minByOrNull { hours.getValue(it.id) }

                when (candidate) {
                    null -> unassigned += shift.id
                    else -> {
                        assignments[shift.id] = candidate.id
                        hours[candidate.id] = hours.getValue(candidate.id) + shift.hours
                    }
                }
            }

        return ShiftPlan(assignments, unassigned)
    }

    private fun Worker.isEligibleFor(shift: Shift, bookedHours: Int): Boolean {
        val skilled = shift.requiredSkill?.let { it in skills } ?: true
        return skilled && bookedHours + shift.hours <= maxHours
    }
}
