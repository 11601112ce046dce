package com.pennywise.bank.history

import java.time.Instant
import java.time.LocalDate
import java.time.ZoneId
import java.time.format.DateTimeFormatter
import java.util.Locale

data class Transaction(
    val id: Long,
    val date: Instant,
    val amountInCents: Long,
    val isPending: Boolean,
)

data class TransactionSection(
    val title: String,
    val items: List<Transaction>,
    val total: Long,
)

class TransactionSectionBuilder(private val zone: ZoneId) {

    private val dayFormatter = DateTimeFormatter.ofPattern("d MMM yyyy", Locale.US)

    fun build(transactions: List<Transaction>, now: Instant): List<TransactionSection> {
        val today = now.toDay()
        val (pending, settled) = transactions.partition { it.isPending }

        val pendingSection = pending.takeIf { it.isNotEmpty() }?.toSection("Pending")
        val daySections = settled
            .groupBy { it.date.toDay() }
            .toSortedMap(reverseOrder())
            .map { (day, items) -> items.toSection(titleFor(day, today)) }

        return listOfNotNull(pendingSection) + daySections
    }

    private fun List<Transaction>.toSection(title: String) = TransactionSection(
        title = title,
        items = sortedWith(compareByDescending<Transaction> { it.date }.thenBy { it.id }),
        total = sumOf { it.amountInCents },
    )

    private fun titleFor(day: LocalDate, today: LocalDate): String = when (day) {
        today -> "Today"
        today.minusDays(1) -> "Yesterday"
        else -> dayFormatter.format(day)
    }

    private fun Instant.toDay(): LocalDate = atZone(zone).toLocalDate()
}
