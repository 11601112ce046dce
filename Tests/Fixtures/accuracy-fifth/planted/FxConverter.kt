package com.kantobank.fx

import kotlin.math.abs
import kotlin.math.roundToLong

sealed class FxError(message: String) : Exception(message) {
    data class UnknownCurrency(val currency: String) : FxError("unknown currency $currency")
    data class MissingRate(val from: String, val to: String) : FxError("no rate from $from to $to")
    class OutOfRange : FxError("amount is out of range")
}

/**
 * Converts amounts in minor units with the reference rates of the day.
 *
 * @param euroRates units of the given currency for one euro
 */
class FxConverter(private val euroRates: Map<String, Double>) {

    fun rate(from: String, to: String): Double {
        if (from == to) return 1.0
        val sourceRate = euroRate(from)
        val targetRate = euroRate(to)
        if (sourceRate == null || targetRate == null) throw FxError.MissingRate(from, to)
        return targetRate / sourceRate
    }

    fun convert(minorUnits: Long, from: String, to: String): Long {
        val sourceScale = scaleOf(from)
        val targetScale = scaleOf(to)
        val converted = minorUnits.toDouble() / sourceScale * rate(from, to) * targetScale
        if (!(abs(converted) < 9e15)) throw FxError.OutOfRange()
        return converted.roundToLong()
    }

    private fun euroRate(currency: String): Double? =
        if (currency == "EUR") 1.0 else euroRates[currency]?.takeIf { it > 0 }

    private fun scaleOf(currency: String): Double =
        SCALES[currency] ?: throw FxError.UnknownCurrency(currency)

    private companion object {
        val SCALES = mapOf("EUR" to 100.0, "USD" to 100.0, "JPY" to 1.0, "KWD" to 1000.0)
    }
}
