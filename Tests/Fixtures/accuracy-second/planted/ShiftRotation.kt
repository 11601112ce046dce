package com.example.roster.shifts

enum class Shift {
    EARLY,
    LATE,
    NIGHT,
    OFF;

    val startHour: Int?
        get() = when (this) {
            EARLY -> 6
            LATE -> 14
            NIGHT -> 22
            OFF -> null
        }
}

data class ShiftDay(val dayNumber: Int, val shift: Shift)

class ShiftRotation(private val anchorDay: Int, private val pattern: List<Shift>) {
    private val swaps = mutableMapOf<Int, Shift>()

    init {
        require(pattern.isNotEmpty())
    }

    fun shiftOn(day: Int): Shift {
        swaps[day]?.let { return it }
        val offset = day - anchorDay
        val index = offset.mod(pattern.size)
        return pattern[index]
    }

    fun swap(day: Int, shift: Shift) {
        swaps[day] = shift
    }

    fun undoSwap(day: Int) {
        swaps.remove(day)
    }

    fun days(first: Int, count: Int): List<ShiftDay> =
        (0 until maxOf(0, count)).map {
            ShiftDay(dayNumber = first + it, shift = shiftOn(first + it))
        }

    fun workload(first: Int, count: Int): Int =
        days(first, count).count { it.shift != Shift.OFF } * 8

    fun nextFreeDay(after: Int, horizon: Int = 60): Int? =
        days(after + 1, horizon).firstOrNull { it.shift == Shift.OFF }?.dayNumber
}
