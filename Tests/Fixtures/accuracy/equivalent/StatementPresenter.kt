package com.acme.banking.statement

import java.time.Instant
import java.time.LocalDate
import java.time.ZoneId
import java.time.format.DateTimeFormatter
import java.util.Locale
import kotlin.math.abs

data class Transaction(
    val id: String,
    val bookedAt: Instant,
    val title: String,
    val amountCents: Long,
    val isPending: Boolean,
)

data class StatementRow(val id: String, val title: String, val amount: String, val balance: String?)

data class StatementSection(val heading: String, val rows: List<StatementRow>)

interface StatementView {
    fun show(sections: List<StatementSection>)
    fun showEmpty(message: String)
}

class StatementPresenter(
    private val zone: ZoneId,
    private val now: () -> Instant = Instant::now,
) {
    var view: StatementView? = null

    private val dayFormat = DateTimeFormatter.ofPattern("d MMM yyyy", Locale.US)

    /** [closingBalanceCents]: what the account held after the newest booked transaction. */
    fun present(transactions: List<Transaction>, closingBalanceCents: Long) {
        if (transactions.isEmpty()) {
            view?.showEmpty("No transactions yet")
            return
        }

        val newestFirst = compareByDescending<Transaction> { it.bookedAt }.thenBy { it.id }
        val today = now().atZone(zone).toLocalDate()
        var running = closingBalanceCents

        val sections = transactions.sortedWith(newestFirst)
            .map { tx ->
                val balance = if (tx.isPending) null else running.also { running -= tx.amountCents }
                tx.day() to tx.toRow(balance)
            }
            .groupBy({ (day, _) -> day }, { (_, row) -> row })
            .map { (day, rows) -> StatementSection(headingFor(day, today), rows) }

        view?.show(sections)
    }

    private fun Transaction.day(): LocalDate = bookedAt.atZone(zone).toLocalDate()

    private fun Transaction.toRow(balance: Long?) = StatementRow(
        id = id,
        title = if (isPending) "$title (pending)" else title,
        amount = if (amountCents > 0) "+${money(amountCents)}" else money(amountCents),
        balance = balance?.let(::money),
    )

    private fun headingFor(day: LocalDate, today: LocalDate): String = when (day) {
        today -> "Today"
        today.minusDays(1) -> "Yesterday"
        else -> day.format(dayFormat)
    }

    private fun money(cents: Long): String {
        val sign = if (cents < 0) "-" else ""
        val rest = (abs(cents) % 100).toString().padStart(2, '0')
        return "$sign€${abs(cents) / 100}.$rest"
    }
}
