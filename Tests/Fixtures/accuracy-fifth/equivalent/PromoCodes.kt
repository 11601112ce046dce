package com.gohopper.checkout

import java.time.Clock
import java.time.Instant

sealed interface Discount {
    fun reduce(cents: Long): Long

    data class Percent(val percent: Int) : Discount {
        override fun reduce(cents: Long) = cents - cents * percent / 100
    }

    data class Fixed(val cents: Long) : Discount {
        override fun reduce(cents: Long) = (cents - this.cents).coerceAtLeast(0)
    }
}

data class Promo(
    val code: String,
    val discount: Discount,
    val minimumCents: Long = 0,
    val validUntil: Instant? = null,
)

sealed class PromoException : Exception() {
    class Malformed : PromoException()
    class Unknown(val code: String) : PromoException()
    class Expired : PromoException()
    class BelowMinimum(val missingCents: Long) : PromoException()
}

class PromoCodes(promos: Iterable<Promo>, private val clock: Clock = Clock.systemUTC()) {

    private val promos = promos.associateBy(Promo::code)

    /** The total after the discount. */
    fun apply(input: String, totalCents: Long): Result<Long> = runCatching {
        val code = normalize(input)
        val promo = promos[code] ?: throw PromoException.Unknown(code)

        if (promo.validUntil != null && clock.instant() > promo.validUntil) {
            throw PromoException.Expired()
        }
        if (totalCents < promo.minimumCents) {
            throw PromoException.BelowMinimum(promo.minimumCents - totalCents)
        }
        promo.discount.reduce(totalCents)
    }

    /** "sun-2025" and "SUN2025" are the same code. */
    private fun normalize(input: String): String {
        val (letters, digits) = PATTERN.matchEntire(input.trim().uppercase())?.destructured
            ?: throw PromoException.Malformed()
        return letters + digits
    }

    private companion object {
        val PATTERN = Regex("([A-Z]{3,5})-?([0-9]{2,4})")
    }
}
