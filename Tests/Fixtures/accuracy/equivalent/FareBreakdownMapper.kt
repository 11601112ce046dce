package com.skyline.booking.fare

import kotlinx.serialization.Serializable

@Serializable
data class FareResponse(
    val currency: String? = null,
    val legs: List<Leg>? = null,
    val extras: List<Extra>? = null,
    val voucher: Int? = null,
) {
    @Serializable
    data class Leg(
        val from: String,
        val to: String,
        val base: Int? = null,
        val taxes: Map<String, Int>? = null,
    )

    @Serializable
    data class Extra(val code: String, val amount: Int, val quantity: Int? = null)
}

data class FareLine(val kind: Kind, val label: String, val cents: Int) {
    enum class Kind { LEG, TAX, EXTRA, DISCOUNT }
}

data class FareBreakdown(val currency: String, val lines: List<FareLine>, val totalCents: Int)

object FareBreakdownMapper {

    fun map(response: FareResponse): FareBreakdown? {
        val legs = response.legs.orEmpty()
        if (legs.isEmpty()) return null

        val lines = mutableListOf<FareLine>()
        for (leg in legs) {
            // One unpriced leg spoils the offer.
            val base = leg.base ?: return null
            lines += FareLine(FareLine.Kind.LEG, "${leg.from} – ${leg.to}", base)
        }

        val taxes = sortedMapOf<String, Int>()
        for ((name, cents) in legs.flatMap { it.taxes.orEmpty().entries }) {
            taxes[name] = (taxes[name] ?: 0) + cents
        }
        for ((name, cents) in taxes) {
            if (cents != 0) lines += FareLine(FareLine.Kind.TAX, "Tax $name", cents)
        }

        response.extras.orEmpty().mapNotNullTo(lines, ::extraLine)

        val subtotal = lines.sumOf { it.cents }
        val discount = (response.voucher ?: 0).coerceAtLeast(0).coerceAtMost(subtotal.coerceAtLeast(0))
        if (discount > 0) lines += FareLine(FareLine.Kind.DISCOUNT, "Voucher", -discount)

        return FareBreakdown(
            currency = response.currency?.uppercase() ?: "EUR",
            lines = lines,
            totalCents = subtotal - discount,
        )
    }

    private fun extraLine(extra: FareResponse.Extra): FareLine? {
        val quantity = extra.quantity ?: 1
        if (quantity <= 0) return null

        val name = titleOf(extra.code)
        val label = if (quantity > 1) "$quantity × $name" else name
        return FareLine(FareLine.Kind.EXTRA, label, extra.amount * quantity)
    }

    private fun titleOf(code: String): String = when {
        code == "BAG10" -> "Cabin bag"
        code == "BAG23" -> "Checked bag"
        code == "MEAL" -> "Meal"
        code.startsWith("SEAT") -> "Seat reservation"
        else -> "Extra"
    }
}
