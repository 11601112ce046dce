package de.storefront.shipping

enum class ShippingZone(val baseFeeCents: Int, val freeFromCents: Int?) {
    DOMESTIC(baseFeeCents = 490, freeFromCents = 3_900),
    EUROPE(baseFeeCents = 990, freeFromCents = 9_900),
    WORLD(baseFeeCents = 2_490, freeFromCents = null);

    companion object {
        private val europeanCountries = setOf("AT", "BE", "DK", "ES", "FR", "IT", "NL", "PL", "SE")

        fun of(countryCode: String): ShippingZone = when (countryCode.uppercase()) {
            "DE" -> DOMESTIC
            in europeanCountries -> EUROPE
            else -> WORLD
        }
    }
}

data class ShippingDecision(val feeCents: Int, val missingForFreeCents: Int?) {
    val isFree: Boolean get() = feeCents == 0
}

class FreeShippingPolicy(private val isPlusMember: Boolean) {

    fun decision(subtotalCents: Int, weightGrams: Int, zone: ShippingZone): ShippingDecision {
        val surcharge = if (weightGrams > BULKY_FROM_GRAMS) BULKY_SURCHARGE_CENTS else 0

        if (isPlusMember && zone == ShippingZone.DOMESTIC) return ShippingDecision(surcharge, null)

        val missing = zone.freeFromCents?.minus(subtotalCents)?.takeIf { it > 0 }
        val base = if (missing != null || zone == ShippingZone.WORLD) zone.baseFeeCents else 0
        return ShippingDecision(base + surcharge, missing)
    }

    private companion object {
        const val BULKY_FROM_GRAMS = 20_000
        const val BULKY_SURCHARGE_CENTS = 1_500
    }
}
