package com.tillwise.currency

import java.math.BigDecimal
import java.math.MathContext
import java.math.RoundingMode
import java.time.Duration
import java.time.Instant

class ExchangeRates(
    val base: String,
    val rates: Map<String, BigDecimal>,
    val updatedAt: Instant,
) {
    fun rate(source: String, target: String): BigDecimal? {
        if (source == target) return BigDecimal.ONE
        val sourceRate = rateFor(source)?.takeIf { it.signum() != 0 } ?: return null
        val targetRate = rateFor(target) ?: return null
        return targetRate.divide(sourceRate, MathContext.DECIMAL128).setScale(6, RoundingMode.HALF_UP)
    }

    private fun rateFor(code: String): BigDecimal? = if (code == base) BigDecimal.ONE else rates[code]
}

sealed class ConversionException(message: String) : Exception(message) {
    data class UnknownCurrency(val source: String, val target: String) :
        ConversionException("No rate from $source to $target")

    data class StaleRates(val ageSeconds: Long) : ConversionException("Rates are $ageSeconds s old")
}

interface IExchangeRateProvider {
    suspend fun loadRates(): ExchangeRates
}

class CurrencyConverter(
    private val provider: IExchangeRateProvider,
    private val maxAge: Duration = Duration.ofSeconds(3_600),
    private val now: () -> Instant = Instant::now,
) {
    private var cached: ExchangeRates? = null

    suspend fun convert(amount: BigDecimal, source: String, target: String): BigDecimal {
        val rate = currentRates().rate(source, target)
            ?: throw ConversionException.UnknownCurrency(source, target)
        return (amount * rate).setScale(2, RoundingMode.HALF_UP)
    }

    private suspend fun currentRates(): ExchangeRates {
        cached?.takeIf { age(it) <= maxAge }?.let { return it }

        val fresh = provider.loadRates()
        val freshAge = age(fresh)
        if (freshAge > maxAge) throw ConversionException.StaleRates(freshAge.seconds)
        return fresh.also { cached = it }
    }

    private fun age(rates: ExchangeRates): Duration = Duration.between(rates.updatedAt, now())
}
