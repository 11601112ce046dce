package com.acme.work.shifts

import java.time.LocalDate
import java.util.Locale

class ShiftRule(
    val weekdayStart: Int,
    val weekendStart: Int,
    val closedDays: Set<String>,
)

data class PlannedShift(val day: String, val startHour: Int)

class WeekdayPlanner(private val rule: ShiftRule) {

    fun plan(year: Int, month: Int, days: IntRange): List<PlannedShift> =
        buildList {
            for (day in days) {
                val key = keyOf(year, month, day)
                if (key in rule.closedDays) continue
                val date = LocalDate.of(year, 1, 1)
                    .plusMonths(month - 1L)
                    .plusDays(day - 1L)
                add(PlannedShift(key, startHour(date)))
            }
        }

    private fun startHour(date: LocalDate): Int =
        if (date.isWeekend()) {
            rule.weekendStart
        } else {
            rule.weekdayStart
        }

    private fun LocalDate.isWeekend(): Boolean {
        val weekday = dayOfWeek.value
        return weekday == 1 || weekday == 7
    }

    private fun keyOf(year: Int, month: Int, day: Int): String =
        String.format(Locale.ROOT, "%04d-%02d-%02d", year, month, day)
}
