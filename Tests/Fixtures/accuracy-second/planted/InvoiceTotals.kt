package com.tillwise.invoicing

data class InvoicePosition(
    val description: String,
    val unitPriceCents: Int,
    val quantity: Int,
    val discountPercent: Int,
) {
    val grossCents: Long
        get() = (unitPriceCents * quantity).toLong()

    val netCents: Long
        get() = grossCents - grossCents * discountPercent / 100
}

data class InvoiceTotals(
    val subtotalCents: Long,
    val discountCents: Long,
    val positionCount: Int,
) {
    val totalCents: Long
        get() = subtotalCents - discountCents

    val requiresApproval: Boolean
        get() = totalCents >= 5_000_000 || positionCount > 200

    fun installments(count: Int): List<Long> {
        if (count <= 0) return emptyList()
        val base = totalCents / count
        val rest = totalCents - base * count
        return List(count) { index -> if (index == 0) base + rest else base }
    }

    companion object {
        fun of(positions: List<InvoicePosition>): InvoiceTotals {
            val billable = positions.filter { it.quantity > 0 }
            return InvoiceTotals(
                subtotalCents = billable.sumOf { it.grossCents },
                discountCents = billable.sumOf { it.grossCents - it.netCents },
                positionCount = billable.size,
            )
        }
    }
}
