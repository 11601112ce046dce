package com.acme.travel.refund

import kotlin.math.abs

class RefundLine(
    val label: String,
    /** Positive for money back, negative for fees that are kept. */
    val cents: Long,
)

data class RefundResult(val lines: List<String>, val totalCents: Long)

/** @param share part of each line that applies, e.g. 0.5 for half of the stay. */
class RefundCalculator(private val share: Double) {

    fun calculate(lines: List<RefundLine>): RefundResult {
        var total = 0L
        val texts = lines.map { line ->
            val cents = adjust(line.cents)
            total += cents
            "${line.label}: ${signed(cents)}"
        }
        return RefundResult(texts, total)
    }

    private fun adjust(cents: Long): Long {
        val value = cents * share
        return Math.round(value)
    }

    private fun signed(cents: Long): String {
        val amount = abs(cents)
        val fraction = (amount % 100).toString().padStart(2, '0')
        val sign = when {
            cents > 0 -> "+"
            cents < 0 -> "-"
            else -> ""
        }
        return "$sign${amount / 100}.$fraction"
    }
}
