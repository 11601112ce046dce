package io.kiosk.pricing

enum class Currency(val fractionDigits: Int) {
    USD(2),
    EUR(2),
    JPY(0),
    KWD(3),
}

class PriceFormatter(
    private val groupingSeparator: Char = ',',
    private val decimalSeparator: Char = '.',
) {
    fun format(minorUnits: Long, currency: Currency, alwaysShowSign: Boolean = false): String = buildString {
        val fraction = currency.fractionDigits
        val digits = minorUnits.toString().removePrefix("-").padStart(fraction + 1, '0')

        when {
            minorUnits < 0 -> append('-')
            minorUnits > 0 && alwaysShowSign -> append('+')
        }
        append(digits.dropLast(fraction).grouped())
        if (fraction > 0) {
            append(decimalSeparator)
            append(digits.takeLast(fraction))
        }
        append(' ').append(currency.name)
    }

    /** Cheapest first, e.g. `"4.00 EUR – 9.50 EUR"`; null for no prices at all. */
    fun formatRange(prices: List<Long>, currency: Currency): String? {
        val low = prices.minOrNull() ?: return null
        val high = prices.max()
        val lower = format(low, currency)
        return if (low == high) lower else "$lower – ${format(high, currency)}"
    }

    private fun String.grouped(): String =
        reversed()
            .chunked(3)
            .joinToString(groupingSeparator.toString())
            .reversed()
}
