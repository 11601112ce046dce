package com.tillwise.statements

import java.time.Instant
import java.time.ZoneId
import java.time.format.DateTimeFormatter
import java.util.Locale

data class StatementPeriod(val start: Instant, val end: Instant)

class StatementNaming(timeZone: ZoneId) {
    private val dayFormatter = makeFormatter("yyyy-MM-dd", timeZone)
    private val monthFormatter = makeFormatter("MM/yyyy", timeZone)

    fun title(period: StatementPeriod): String {
        val first = monthFormatter.format(period.start)
        val last = monthFormatter.format(period.end)
        return if (first == last) "Statement $first" else "Statement $first – $last"
    }

    fun fileName(period: StatementPeriod, accountNumber: String): String {
        val suffix = accountNumber.takeLast(4)
        val from = dayFormatter.format(period.start)
        val to = dayFormatter.format(period.end)
        return "statement_${suffix}_${from}_$to.pdf"
    }

    private fun makeFormatter(format: String, timeZone: ZoneId): DateTimeFormatter =
        DateTimeFormatter.ofPattern(format, Locale.US).withZone(timeZone)
}
