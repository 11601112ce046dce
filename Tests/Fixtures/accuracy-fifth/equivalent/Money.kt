package eu.fjordbank.money

import kotlin.math.absoluteValue
import kotlin.math.sign

enum class Currency(val exponent: Int) {
    EUR(2),
    JPY(0),
    KWD(3),
}

sealed class MoneyError(message: String) : Exception(message) {
    class CurrencyMismatch : MoneyError("currencies differ")
    class Overflow : MoneyError("amount too large")
}

data class Money(val minorUnits: Long, val currency: Currency) {

    operator fun plus(other: Money): Money {
        if (currency != other.currency) throw MoneyError.CurrencyMismatch()
        val sum = try {
            Math.addExact(minorUnits, other.minorUnits)
        } catch (e: ArithmeticException) {
            throw MoneyError.Overflow()
        }
        return copy(minorUnits = sum)
    }

    /** Splits the amount; the first parts get the units that are left over. */
    fun split(parts: Int): List<Money> {
        require(parts > 0) { "parts must be positive" }
        val share = minorUnits / parts
        val rest = minorUnits % parts
        return List(parts) { index ->
            copy(minorUnits = if (index < rest.absoluteValue) share + rest.sign else share)
        }
    }

    /** For example `-1,234.50 EUR`. */
    override fun toString(): String {
        val digits = minorUnits.absoluteValue.toULong().toString().padStart(currency.exponent + 1, '0')
        val whole = digits.dropLast(currency.exponent)
            .reversed().chunked(3).joinToString(",").reversed()
        val fraction = digits.takeLast(currency.exponent)
        val sign = if (minorUnits < 0) "-" else ""
        return listOf(whole, fraction)
            .filter { it.isNotEmpty() }
            .joinToString(separator = ".", prefix = sign, postfix = " ${currency.name}")
    }
}
