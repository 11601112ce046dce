package com.harborline.billing.statements

import java.time.Duration
import java.time.Instant
import java.time.ZoneId
import java.time.format.DateTimeFormatter
import java.util.Locale
import kotlin.math.abs

data class Statement(
    val id: String,
    val issuedAt: Instant,
    val totalCents: Long,
    val isPaid: Boolean,
)

data class StatementRow(
    val id: String,
    val title: String,
    val amount: String,
    val badgeKey: String?,
)

class StatementListPresenter(zone: ZoneId, private val now: Instant) {

    private val formatter = DateTimeFormatter.ofPattern("yyyy-MM-dd", Locale.US).withZone(zone)

    fun rows(statements: List<Statement>, onlyOpen: Boolean): List<StatementRow> =
        statements
            .filter { !onlyOpen || !it.isPaid }
            .sortedByDescending { it.issuedAt }
            .map { row(it) }

    fun openTotalCents(statements: List<Statement>): Long =
        statements.filter { !it.isPaid }.sumOf { it.totalCents }

    private fun row(statement: Statement) = StatementRow(
        id = statement.id,
        title = formatter.format(statement.issuedAt),
        amount = amountText(statement.totalCents),
        badgeKey = badgeKey(statement),
    )

    private fun badgeKey(statement: Statement): String? {
        if (statement.isPaid) return null
        val age = Duration.between(statement.issuedAt, now)
        return if (age > Duration.ofDays(30)) "statement.overdue" else "statement.open"
    }

    private fun amountText(cents: Long): String {
        val sign = if (cents < 0) "-" else ""
        val value = abs(cents)
        return String.format(Locale.ROOT, "%s%d.%02d", sign, value / 100, value % 100)
    }
}
