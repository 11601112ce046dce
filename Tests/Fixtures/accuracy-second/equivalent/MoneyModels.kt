package com.tillwise.core.model

sealed class MoneyException(message: String) : Exception(message) {
    data class CurrencyMismatch(val expected: String, val actual: String) :
        MoneyException("Expected $expected but was $actual")

    data object NegativeAmount : MoneyException("Amount is negative") {
        private fun readResolve(): Any = NegativeAmount
    }
}

data class Money(
    val minorUnits: Long,
    val currencyCode: String,
) : Comparable<Money> {

    val isZero: Boolean get() = minorUnits == 0L
    val isNegative: Boolean get() = minorUnits < 0L

    fun adding(other: Money): Money {
        ensureSameCurrency(other)
        return copy(minorUnits = minorUnits + other.minorUnits)
    }

    fun subtracting(other: Money): Money {
        ensureSameCurrency(other)
        return copy(minorUnits = minorUnits - other.minorUnits)
    }

    fun multiplied(quantity: Int): Money = copy(minorUnits = minorUnits * quantity)

    /** Splits the amount so that the parts always add up to the original. */
    fun allocated(parts: Int): List<Money> {
        if (isNegative) throw MoneyException.NegativeAmount
        if (parts <= 0) return emptyList()
        val base = minorUnits / parts
        val remainder = (minorUnits % parts).toInt()
        return List(parts) { index ->
            val extra = if (index < remainder) 1L else 0L
            copy(minorUnits = base + extra)
        }
    }

    override fun compareTo(other: Money): Int =
        if (currencyCode != other.currencyCode) {
            currencyCode.compareTo(other.currencyCode)
        } else {
            minorUnits.compareTo(other.minorUnits)
        }

    private fun ensureSameCurrency(other: Money) {
        if (currencyCode != other.currencyCode) {
            throw MoneyException.CurrencyMismatch(expected = currencyCode, actual = other.currencyCode)
        }
    }

    companion object {
        fun zero(currencyCode: String) = Money(minorUnits = 0, currencyCode = currencyCode)
    }
}
