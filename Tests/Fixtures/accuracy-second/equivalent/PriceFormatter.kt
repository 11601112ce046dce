package com.tillwise.core.format

import kotlin.math.abs

data class PriceStyle(
    val symbol: String,
    val fractionDigits: Int,
    val groupingSeparator: String,
    val decimalSeparator: String,
    val isSymbolLeading: Boolean,
) {
    companion object {
        val euro = PriceStyle(
            symbol = "€", fractionDigits = 2, groupingSeparator = ".",
            decimalSeparator = ",", isSymbolLeading = false,
        )
        val dollar = PriceStyle(
            symbol = "$", fractionDigits = 2, groupingSeparator = ",",
            decimalSeparator = ".", isSymbolLeading = true,
        )
        val yen = PriceStyle(
            symbol = "¥", fractionDigits = 0, groupingSeparator = ",",
            decimalSeparator = ".", isSymbolLeading = true,
        )
    }
}

class PriceFormatter(
    val style: PriceStyle,
    var hidesZeroFraction: Boolean = false,
) {

    fun string(minorUnits: Long): String {
        val sign = if (minorUnits < 0) "-" else ""
        val divisor = powerOfTen(style.fractionDigits)
        val whole = abs(minorUnits) / divisor
        val fraction = abs(minorUnits) % divisor

        val number = buildString {
            append(grouped(whole))
            if (style.fractionDigits > 0 && !(hidesZeroFraction && fraction == 0L)) {
                append(style.decimalSeparator)
                append(fraction.toString().padStart(style.fractionDigits, '0'))
            }
        }

        return if (style.isSymbolLeading) {
            "$sign${style.symbol}$number"
        } else {
            "$sign$number\u00A0${style.symbol}"
        }
    }

    fun range(lower: Long, upper: Long): String =
        if (lower == upper) string(lower) else "${string(lower)} – ${string(upper)}"

    private fun grouped(value: Long): String =
        value.toString()
            .reversed()
            .chunked(3)
            .joinToString(style.groupingSeparator.reversed())
            .reversed()

    private fun powerOfTen(exponent: Int): Long {
        var power = 1L
        repeat(exponent) { power *= 10 }
        return power
    }
}
