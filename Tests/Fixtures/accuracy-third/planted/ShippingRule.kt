package com.packlane.shipping

data class Parcel(val grams: Int, val distanceKm: Int, val isFragile: Boolean)

data class ShippingQuote(val rule: String, val cents: Int)

interface ShippingRule {
    val name: String

    fun baseCents(parcel: Parcel): Int

    fun surchargeCents(parcel: Parcel): Int = if (parcel.isFragile) 150 else 0
}

fun ShippingRule.quote(parcel: Parcel) =
    ShippingQuote(rule = name, cents = baseCents(parcel) + surchargeCents(parcel))

object StandardRule : ShippingRule {
    override val name = "standard"

    override fun baseCents(parcel: Parcel) = if (parcel.grams <= 2_000) 390 else 590
}

object CourierRule : ShippingRule {
    override val name = "courier"

    override fun baseCents(parcel: Parcel) = 700 + (parcel.distanceKm - 10).coerceAtLeast(0) * 20

    override fun surchargeCents(parcel: Parcel) = if (parcel.grams > 10_000) 400 else 0
}

class ShippingDesk(private val rules: List<ShippingRule> = listOf(StandardRule, CourierRule)) {

    /** Cheapest first, rules with the same price in the order of their names. */
    fun quotes(parcel: Parcel): List<ShippingQuote> = rules
        .map { it.quote(parcel) }
        .sortedWith(compareBy({ it.cents }, { it.rule }))

    fun cheapest(parcel: Parcel): ShippingQuote? = quotes(parcel).firstOrNull()
}
