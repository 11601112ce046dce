package biz.kontor.invoice

import kotlin.math.abs

data class InvoicePosition(val label: String, val quantity: Long, val unitCents: Long) {
    val cents: Long get() = quantity * unitCents
}

/** All amounts in euro cents, fractions of a cent are cut off. */
data class InvoiceTotals(
    val subtotal: Long,
    val net: Long,
    val vat: Long,
    val gross: Long,
) {
    val savings: Long get() = subtotal - net

    val lines: List<String>
        get() = listOfNotNull(
            "Subtotal ${subtotal.euros}",
            "Discount -${savings.euros}".takeIf { savings > 0 },
            "VAT ${vat.euros}",
            "Total ${gross.euros}",
        )

    companion object {
        fun of(
            positions: List<InvoicePosition>,
            voucherCents: Long = 0,
            memberPercent: Long = 0,
            vatPercent: Long = 19,
        ): InvoiceTotals {
            val subtotal = positions.sumOf { it.cents }

            var remaining = subtotal
            remaining -= remaining * memberPercent / 100
            remaining -= minOf(voucherCents, remaining)

            val vat = remaining * vatPercent / 100
            return InvoiceTotals(subtotal, net = remaining, vat = vat, gross = remaining + vat)
        }

        private val Long.euros: String
            get() {
                val sign = if (this < 0) "-" else ""
                return "$sign${abs(this / 100)},${abs(this % 100).toString().padStart(2, '0')} €"
            }
    }
}
