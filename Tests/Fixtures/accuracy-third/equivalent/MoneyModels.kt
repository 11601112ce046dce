package com.tillpoint.model

import java.math.BigDecimal

enum class CurrencyCode(val rawValue: String, val symbol: String, val fractionDigits: Int) {
    EUR("EUR", "€", 2),
    USD("USD", "$", 2),
    JPY("JPY", "¥", 0),
    KWD("KWD", "KD ", 3),
}

sealed class MoneyException(message: String) : Exception(message) {
    data class CurrencyMismatch(val left: CurrencyCode, val right: CurrencyCode) :
        MoneyException("Cannot combine $left with $right")

    class Overflow : MoneyException("Amount out of range")
}

data class Money(val minorUnits: Long, val currency: CurrencyCode) {

    val isNegative: Boolean get() = minorUnits < 0

    @Throws(MoneyException::class)
    operator fun plus(other: Money): Money {
        if (currency != other.currency) {
            throw MoneyException.CurrencyMismatch(currency, other.currency)
        }
        val sum = try {
            Math.addExact(minorUnits, other.minorUnits)
        } catch (e: ArithmeticException) {
            throw MoneyException.Overflow()
        }
        return copy(minorUnits = sum)
    }

    override fun toString(): String {
        val sign = if (isNegative) "-" else ""
        val digits = BigDecimal.valueOf(minorUnits, currency.fractionDigits).abs().toPlainString()
        return sign + currency.symbol + digits
    }

    companion object {
        fun zero(currency: CurrencyCode) = Money(0, currency)
    }
}

fun Iterable<Money>.total(currency: CurrencyCode): Money =
    fold(Money.zero(currency)) { sum, money -> sum + money }
