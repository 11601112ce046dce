package com.northpine.invoices

import java.math.BigDecimal
import java.math.RoundingMode

data class InvoiceLine(
    val title: String,
    val unitPrice: BigDecimal,
    val quantity: Int,
    val discountPercent: BigDecimal,
)

data class InvoiceSummary(val net: BigDecimal, val vat: BigDecimal, val total: BigDecimal)

class InvoiceCalculator(private val vatRate: BigDecimal) {

    fun summary(lines: List<InvoiceLine>): InvoiceSummary {
        val net = lines
            .filter { it.quantity > 0 }
            .fold(BigDecimal("0.00")) { sum, line -> sum + amount(line) }
        val vat = rounded(net.multiply(vatRate))
        return InvoiceSummary(net, vat, net + vat)
    }

    fun amount(line: InvoiceLine): BigDecimal {
        val full = line.unitPrice.multiply(line.quantity.toBigDecimal())
        if (line.discountPercent.signum() <= 0) return rounded(full)
        val discount = full.multiply(line.discountPercent).multiply(BigDecimal("0.01"))
        return rounded(full.subtract(discount))
    }

    private fun rounded(value: BigDecimal): BigDecimal =
        value.setScale(2, RoundingMode.HALF_EVEN)
}
