package com.northpine.checkout.tax

data class TaxLine(val rateBasisPoints: Long, val net: Long, val tax: Long) {
    val gross: Long get() = net + tax
}

data class TaxSummary(val lines: List<TaxLine>) {
    val net: Long get() = lines.sumOf { it.net }
    val tax: Long get() = lines.sumOf { it.tax }
    val gross: Long get() = net + tax
}

class TaxableItem(
    val unitPrice: Long,
    val quantity: Long,
    val rateBasisPoints: Long,
    val exempt: Boolean,
) {
    val subtotal: Long get() = unitPrice * quantity
}

class TaxCalculator(val mode: PriceMode) {

    enum class PriceMode { NET_PRICES, GROSS_PRICES }

    fun summarize(items: List<TaxableItem>): TaxSummary {
        val lines = items
            .filter { it.quantity > 0 }
            .groupBy { if (it.exempt) 0L else it.rateBasisPoints }
            .mapValues { (_, group) -> group.sumOf { it.subtotal } }
            .toSortedMap(reverseOrder())
            .map { (rate, amount) -> line(rate, amount) }
        return TaxSummary(lines)
    }

    private fun line(rate: Long, amount: Long): TaxLine = when (mode) {
        PriceMode.NET_PRICES -> {
            val tax = roundedDivision(amount * rate, 10_000)
            TaxLine(rate, net = amount, tax = tax)
        }
        PriceMode.GROSS_PRICES -> {
            val net = roundedDivision(amount * 10_000, 10_000 + rate)
            TaxLine(rate, net = net, tax = amount - net)
        }
    }

    /** Rounds half away from zero. */
    private fun roundedDivision(numerator: Long, denominator: Long): Long {
        val half = denominator / 2
        return if (numerator < 0) (numerator - half) / denominator else (numerator + half) / denominator
    }
}
