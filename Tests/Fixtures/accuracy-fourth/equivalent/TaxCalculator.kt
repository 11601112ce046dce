package de.storefront.checkout.tax

import java.math.BigDecimal
import java.math.RoundingMode

enum class TaxMode { INCLUSIVE, EXCLUSIVE }

data class TaxLine(val net: BigDecimal, val tax: BigDecimal, val gross: BigDecimal) {

    operator fun plus(other: TaxLine) =
        TaxLine(net + other.net, tax + other.tax, gross + other.gross)

    companion object {
        val ZERO = BigDecimal.ZERO.setScale(2).let { TaxLine(it, it, it) }
    }
}

class TaxCalculator(
    private val rates: Map<String, BigDecimal>,
    private val standardRate: BigDecimal,
) {

    fun rateFor(category: String?): BigDecimal {
        val rate = category?.let { rates[it.lowercase()] } ?: standardRate
        return rate.max(BigDecimal.ZERO)
    }

    fun breakdown(amount: BigDecimal, category: String?, mode: TaxMode): TaxLine {
        val base = amount.toCents()
        val rate = rateFor(category)

        return when (mode) {
            TaxMode.EXCLUSIVE -> {
                val tax = (base * rate).toCents()
                TaxLine(net = base, tax = tax, gross = base + tax)
            }
            TaxMode.INCLUSIVE -> {
                val net = base.divide(BigDecimal.ONE + rate, SCALE, RoundingMode.HALF_UP)
                TaxLine(net = net, tax = base - net, gross = base)
            }
        }
    }

    fun summary(lines: List<TaxLine>): TaxLine = lines.fold(TaxLine.ZERO, TaxLine::plus)

    private fun BigDecimal.toCents() = setScale(SCALE, RoundingMode.HALF_UP)

    private companion object {
        const val SCALE = 2
    }
}
