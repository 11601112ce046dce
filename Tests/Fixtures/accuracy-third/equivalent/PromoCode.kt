package shop.northwind.promo

sealed interface Discount {
    data class Percent(val value: Long) : Discount
    data class Fixed(val cents: Long) : Discount
    data object FreeShipping : Discount
}

sealed class PromoCodeException(message: String) : IllegalArgumentException(message) {
    class Malformed : PromoCodeException("malformed")
    class PercentOutOfRange(val value: Long) : PromoCodeException("percent out of range: $value")
}

/** `PCT15-AB12`, `FIX500-AB12` (cents) or `SHIP-AB12`. */
data class PromoCode(val campaign: String, val discount: Discount) {

    fun total(subtotalCents: Long, shippingCents: Long): Long = when (discount) {
        is Discount.Percent -> subtotalCents - subtotalCents * discount.value / 100 + shippingCents
        is Discount.Fixed -> (subtotalCents - discount.cents).coerceAtLeast(0) + shippingCents
        Discount.FreeShipping -> subtotalCents
    }

    companion object {
        private val PATTERN = Regex("(PCT|FIX|SHIP)([0-9]{0,4})-([A-Z0-9]{4})")

        fun parse(input: String): Result<PromoCode> = runCatching {
            val match = PATTERN.matchEntire(input.trim().uppercase())
                ?: throw PromoCodeException.Malformed()
            val (kind, digits, campaign) = match.destructured
            PromoCode(campaign, discountOf(kind, digits.toLongOrNull()))
        }

        private fun discountOf(kind: String, value: Long?): Discount = when {
            kind == "PCT" && value != null ->
                if (value in 1..90) Discount.Percent(value)
                else throw PromoCodeException.PercentOutOfRange(value)
            kind == "FIX" && value != null && value > 0 -> Discount.Fixed(value)
            kind == "SHIP" && value == null -> Discount.FreeShipping
            else -> throw PromoCodeException.Malformed()
        }
    }
}
