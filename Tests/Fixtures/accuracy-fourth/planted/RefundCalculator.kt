package io.passbook.refunds

import kotlin.math.roundToLong

data class RefundLine(
    val paidCents: Long,
    val totalDays: Int,
    val usedDays: Int,
    val isRefundable: Boolean,
)

data class RefundStatement(val entries: List<Long>, val feeCents: Long) {
    val balanceCents: Long get() = feeCents + entries.sum()
    val payoutCents: Long get() = (-balanceCents).coerceAtLeast(0)
}

/** Produces ledger entries: money going back to the customer is negative, fees are positive. */
class RefundCalculator(
    private val feePercent: Int = 5,
    private val minimumFeeCents: Long = 100,
) {

    fun statement(lines: List<RefundLine>, waiveFee: Boolean = false): RefundStatement {
        val entries = lines.map(::ledgerEntry).filter { it != 0L }
        val refunded = -entries.sum()
        val fee = when {
            waiveFee || entries.isEmpty() -> 0L
            else -> maxOf(minimumFeeCents, refunded * feePercent / 100)
        }
        return RefundStatement(entries, fee)
    }

    private fun ledgerEntry(line: RefundLine): Long {
        if (!line.isRefundable || line.totalDays <= 0) return 0
        val unusedDays = (line.totalDays - line.usedDays).coerceAtLeast(0)
        val share = unusedDays.toDouble() / line.totalDays
        return (-line.paidCents * share).roundToLong()
    }
}
