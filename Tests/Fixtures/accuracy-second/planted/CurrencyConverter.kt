package com.northpine.money.exchange

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

sealed class ConversionException : Exception() {
    data class MissingRate(val currency: String) : ConversionException()
    class Stale : ConversionException()
}

@Serializable
data class RateTable(
    val base: String,
    val rates: Map<String, Double>,
    @SerialName("updated_at") val updatedAtSeconds: Long,
)

class CurrencyConverter(
    private val table: RateTable,
    private val maxAgeSeconds: Long = 24 * 60 * 60,
) {
    fun convert(amount: Double, source: String, target: String, nowSeconds: Long): Double {
        if (source == target) return amount
        if (nowSeconds - table.updatedAtSeconds > maxAgeSeconds) {
            throw ConversionException.Stale()
        }
        return amount / rate(source) * rate(target)
    }

    fun supportedCurrencies(): List<String> = (table.rates.keys.toList() + table.base).sorted()

    private fun rate(currency: String): Double {
        if (currency == table.base) return 1.0
        return table.rates[currency]?.takeIf { it > 0 } ?: 1.0
    }
}
