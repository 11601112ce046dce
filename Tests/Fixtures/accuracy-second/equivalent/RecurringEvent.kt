package com.example.calendar.domain

import java.time.LocalDate

data class RecurringEvent(
    val title: String,
    val firstDay: LocalDate,
    val rule: Rule,
    val lastDay: LocalDate? = null,
    val excluded: Set<LocalDate> = emptySet(),
) {
    sealed class Rule {
        data object None : Rule()
        data class Daily(val every: Int) : Rule()
        data class Weekly(val every: Int) : Rule()
        data object Monthly : Rule()
    }

    fun occurrences(from: LocalDate, through: LocalDate): List<LocalDate> {
        val limit = lastDay?.let { minOf(it, through) } ?: through
        val result = mutableListOf<LocalDate>()
        var index = 0
        while (true) {
            val day = occurrenceAt(index) ?: break
            if (day > limit) break
            if (day >= from && day !in excluded) {
                result.add(day)
            }
            index++
        }
        return result
    }

    fun nextOccurrence(after: LocalDate, within: Int): LocalDate? =
        occurrences(
            from = after.plusDays(1),
            through = after.plusDays(within.toLong()),
        ).firstOrNull()

    private fun occurrenceAt(index: Int): LocalDate? = when (rule) {
        Rule.None -> if (index == 0) firstDay else null
        is Rule.Daily -> firstDay.plusDays(index.toLong() * rule.every)
        is Rule.Weekly -> firstDay.plusWeeks(index.toLong() * rule.every)
        Rule.Monthly -> firstDay.plusMonths(index.toLong())
    }
}
