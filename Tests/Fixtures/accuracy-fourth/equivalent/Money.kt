package io.farepoint.core.money

import kotlin.math.abs
import kotlin.math.sign

sealed class MoneyError(message: String) : Exception(message) {
    data class CurrencyMismatch(val left: String, val right: String) :
        MoneyError("Cannot combine $left with $right")
}

data class Money(val minorUnits: Long, val currency: String) {

    operator fun plus(other: Money): Money {
        if (currency != other.currency) throw MoneyError.CurrencyMismatch(currency, other.currency)
        return copy(minorUnits = minorUnits + other.minorUnits)
    }

    operator fun minus(other: Money): Money = this + (-other)

    operator fun unaryMinus(): Money = copy(minorUnits = -minorUnits)

    /** Share of the amount in basis points, rounded half away from zero. */
    fun share(basisPoints: Long): Money {
        val product = minorUnits * basisPoints
        val truncated = product / 10_000
        val carry = if (abs(product % 10_000) >= 5_000) product.sign else 0
        return copy(minorUnits = truncated + carry)
    }

    /** Splits without losing a cent; the first parts carry the remainder. */
    fun split(parts: Int): List<Money> {
        if (parts <= 0) return emptyList()
        val base = minorUnits / parts
        val rest = minorUnits % parts
        return List(parts) { index ->
            copy(minorUnits = if (index < abs(rest)) base + rest.sign else base)
        }
    }

    override fun toString(): String {
        val digits = FRACTION_DIGITS[currency] ?: 2
        val sign = if (minorUnits < 0) "-" else ""
        val raw = minorUnits.toString().removePrefix("-")
        if (digits == 0) return "$sign$raw $currency"

        val padded = raw.padStart(digits + 1, '0')
        return "$sign${padded.dropLast(digits)}.${padded.takeLast(digits)} $currency"
    }

    private companion object {
        val FRACTION_DIGITS = mapOf("JPY" to 0, "KRW" to 0, "BHD" to 3, "KWD" to 3)
    }
}
