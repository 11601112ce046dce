package com.example.shop.shipping

@ConsistentCopyVisibility
data class ShippingRate private constructor(
    val carrier: String,
    val speed: Speed,
    val baseFee: Int,
    val feePerKilo: Int,
    val maxGrams: Int,
) {
    enum class Speed(val maxDays: Int) {
        ECONOMY(5),
        STANDARD(3),
        EXPRESS(1),
    }

    fun fee(grams: Int): Int? {
        if (grams <= 0 || grams > maxGrams) return null
        val kilos = (grams + 999) / 1000
        return baseFee + kilos * feePerKilo
    }

    companion object {
        fun letter(): ShippingRate =
            ShippingRate("post", Speed.ECONOMY, baseFee = 160, feePerKilo = 0, maxGrams = 500)

        fun parcel(express: Boolean = false): ShippingRate =
            ShippingRate(
                carrier = "parcel",
                speed = if (express) Speed.EXPRESS else Speed.STANDARD,
                baseFee = if (express) 990 else 490,
                feePerKilo = 100,
                maxGrams = 20_000,
            )

        val all: List<ShippingRate> = listOf(letter(), parcel(), parcel(express = true))

        fun cheapest(grams: Int, atLeast: Speed = Speed.ECONOMY): ShippingRate? =
            all
                .filter { it.speed >= atLeast }
                .mapNotNull { rate -> rate.fee(grams)?.let { fee -> rate to fee } }
                .minByOrNull { (_, fee) -> fee }
                ?.first
    }
}
