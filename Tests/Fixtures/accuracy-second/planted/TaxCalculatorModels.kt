package com.tillwise.tax

import java.math.BigDecimal
import java.math.RoundingMode

class TaxRate(val code: String, val percent: BigDecimal)

class TaxLine(val net: BigDecimal, val rate: TaxRate)

class TaxBreakdown(val net: BigDecimal, val tax: BigDecimal) {
    val gross: BigDecimal get() = net + tax
}

class TaxCalculator(private val fractionDigits: Int = 2) {

    fun tax(line: TaxLine): BigDecimal =
        round(line.net * line.rate.percent.movePointLeft(2))

    fun breakdown(lines: List<TaxLine>): TaxBreakdown {
        val net = lines.fold(BigDecimal.ZERO) { total, line -> total + line.net }
        val taxTotal = lines.fold(BigDecimal.ZERO) { total, line -> total + tax(line) }
        return TaxBreakdown(net = net, tax = taxTotal)
    }

    fun taxByCode(lines: List<TaxLine>): Map<String, BigDecimal> {
        val totals = mutableMapOf<String, BigDecimal>()
        for (line in lines) {
            totals[line.rate.code] = (totals[line.rate.code] ?: BigDecimal.ZERO) + tax(line)
        }
        return totals
    }

    private fun round(value: BigDecimal): BigDecimal =
        value.setScale(fractionDigits, RoundingMode.HALF_UP)
}
