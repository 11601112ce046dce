package com.focusly.planner

data class StudySlot(val startMinute: Int, val endMinute: Int, val breakAfter: Int) {

    val label: String
        get() = "${clock(startMinute)}–${clock(endMinute)}"

    private fun clock(minute: Int): String =
        listOf(minute / 60, minute % 60).joinToString(":") { it.toString().padStart(2, '0') }
}

sealed class PlannerError : Exception() {
    class InvalidWindow : PlannerError()
    class InvalidLength : PlannerError()
}

/** Lays out study slots between two times of day, given as minutes since midnight. */
data class PomodoroPlanner(
    val focusMinutes: Int = 25,
    val shortBreak: Int = 5,
    val longBreak: Int = 15,
    val slotsPerRound: Int = 4,
) {
    fun slots(start: Int, end: Int): List<StudySlot> =
        slotStarts(start, end).mapIndexed { index, minute ->
            val closesRound = (index + 1) % slotsPerRound == 0
            StudySlot(
                startMinute = minute,
                endMinute = (minute + focusMinutes).coerceAtMost(MINUTES_PER_DAY),
                breakAfter = if (closesRound) longBreak else shortBreak,
            )
        }

    fun focusTotal(start: Int, end: Int): Int =
        slots(start, end).sumOf { it.endMinute - it.startMinute }

    private fun slotStarts(start: Int, end: Int): List<Int> {
        if (start < 0 || start >= end || end > MINUTES_PER_DAY) throw PlannerError.InvalidWindow()
        if (focusMinutes <= 0 || shortBreak < 0 || longBreak < shortBreak || slotsPerRound <= 0) {
            throw PlannerError.InvalidLength()
        }
        return (start..end step focusMinutes + shortBreak).toList()
    }

    companion object {
        const val MINUTES_PER_DAY = 24 * 60
    }
}
