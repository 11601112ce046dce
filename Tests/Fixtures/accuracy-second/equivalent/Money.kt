package com.northpine.checkout.money

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

sealed class MoneyException(message: String) : Exception(message) {
    data class CurrencyMismatch(val left: String, val right: String) :
        MoneyException("currency mismatch: $left, $right")

    object InvalidRatios : MoneyException("invalid ratios")
}

@Serializable
data class Money(
    @SerialName("amount_minor") val minorUnits: Long,
    @SerialName("currency_code") val currency: String,
) {
    val isZero: Boolean get() = minorUnits == 0L
    val isNegative: Boolean get() = minorUnits < 0

    fun adding(other: Money): Money {
        requireSameCurrency(other)
        return copy(minorUnits = minorUnits + other.minorUnits)
    }

    fun subtracting(other: Money): Money = adding(-other)

    operator fun unaryMinus(): Money = copy(minorUnits = -minorUnits)

    operator fun times(quantity: Int): Money = copy(minorUnits = minorUnits * quantity)

    /** Splits the amount by ratio without losing a minor unit; the first shares take the remainder. */
    fun allocated(ratios: List<Int>): List<Money> {
        val total = ratios.sumOf { it.toLong() }
        if (total <= 0 || ratios.any { it < 0 }) throw MoneyException.InvalidRatios

        val shares = ratios.map { minorUnits * it / total }.toMutableList()
        var remainder = minorUnits - shares.sum()
        val step = if (remainder < 0) -1L else 1L
        var index = 0
        while (remainder != 0L) {
            if (ratios[index] > 0) {
                shares[index] += step
                remainder -= step
            }
            index = (index + 1) % shares.size
        }
        return shares.map { Money(it, currency) }
    }

    private fun requireSameCurrency(other: Money) {
        if (currency != other.currency) {
            throw MoneyException.CurrencyMismatch(currency, other.currency)
        }
    }

    companion object {
        fun zero(currency: String) = Money(0, currency)
    }
}
