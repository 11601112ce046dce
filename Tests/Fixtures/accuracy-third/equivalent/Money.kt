package com.ledgerly.money

import java.math.BigDecimal

enum class Currency { EUR, USD, GBP }

sealed class MoneyException(message: String) : Exception(message) {
    class CurrencyMismatch(val expected: Currency, val actual: Currency) :
        MoneyException("expected $expected but was $actual")

    class InvalidRatios : MoneyException("ratios must be non-negative and not all zero")
}

/** An amount in the minor unit of its currency (cents, pence). */
data class Money(val minorUnits: Long, val currency: Currency) {

    operator fun plus(other: Money): Money {
        requireSameCurrency(other)
        return copy(minorUnits = Math.addExact(minorUnits, other.minorUnits))
    }

    operator fun minus(other: Money): Money {
        requireSameCurrency(other)
        return copy(minorUnits = Math.subtractExact(minorUnits, other.minorUnits))
    }

    /** Splits the amount by weight. Leftover cents go to the first weighted shares. */
    fun allocate(ratios: List<Int>): List<Money> {
        val total = ratios.sumOf { it.toLong() }
        if (total <= 0 || ratios.any { it < 0 }) throw MoneyException.InvalidRatios()

        val base = ratios.map { Math.multiplyExact(minorUnits, it.toLong()) / total }
        var leftover = minorUnits - base.sum()

        return base.zip(ratios) { share, ratio ->
            val extra = if (ratio > 0) java.lang.Long.signum(leftover) else 0
            leftover -= extra
            copy(minorUnits = share + extra)
        }
    }

    override fun toString(): String =
        "${BigDecimal.valueOf(minorUnits, 2).toPlainString()} ${currency.name}"

    private fun requireSameCurrency(other: Money) {
        if (currency != other.currency) {
            throw MoneyException.CurrencyMismatch(expected = currency, actual = other.currency)
        }
    }

    companion object {
        fun zero(currency: Currency) = Money(0, currency)
    }
}

fun Iterable<Money>.total(currency: Currency): Money =
    fold(Money.zero(currency)) { sum, next -> sum + next }
