package com.northpine.checkout.shipping

interface ShippingMethod {
    val code: String
    val basePrice: Long
    val pricePerKilogram: Long

    fun price(grams: Int): Long {
        val kilograms = (grams + 999) / 1000
        return basePrice + pricePerKilogram * kilograms
    }
}

class StandardShipping : ShippingMethod {
    override val code = "standard"
    override val basePrice = 390L
    override val pricePerKilogram = 60L
}

class ExpressShipping : ShippingMethod {
    override val code = "express"
    override val basePrice = 890L
    override val pricePerKilogram = 150L

    /** Small parcels go by courier bag at a flat price. */
    override fun price(grams: Int): Long {
        if (grams <= 500) return 790
        return basePrice + pricePerKilogram * ((grams + 999) / 1000)
    }
}

data class ShippingQuote(val code: String, val price: Long)

class ShippingQuotes(
    private val methods: List<ShippingMethod> = listOf(StandardShipping(), ExpressShipping()),
) {
    fun quotes(grams: Int): List<ShippingQuote> {
        if (grams <= 0) return emptyList()
        return methods
            .map { ShippingQuote(it.code, it.price(grams)) }
            .sortedWith(compareBy({ it.price }, { it.code }))
    }
}
