package timers.parse

sealed class DurationException : Exception() {
    object Empty : DurationException()
    data class ExpectedNumber(val position: Int) : DurationException()
    data class NumberTooLong(val position: Int) : DurationException()
    data class UnknownUnit(val position: Int) : DurationException()
    data class UnitOutOfOrder(val position: Int) : DurationException()
}

/** Reads timer lengths such as "1h30m" or "2d4h". */
object DurationParser {

    private const val SYMBOLS = "dhms"
    private val SECONDS = intArrayOf(86_400, 3_600, 60, 1)

    @Throws(DurationException::class)
    fun seconds(text: String): Int {
        if (text.isEmpty()) throw DurationException.Empty

        var total = 0
        var firstAllowedUnit = 0
        var position = 0

        while (position < text.length) {
            val digits = text.substring(position).takeWhile { it in '0'..'9' }
            when {
                digits.isEmpty() -> throw DurationException.ExpectedNumber(position)
                digits.length > 4 -> throw DurationException.NumberTooLong(position)
            }
            position += digits.length

            val unit = text.getOrNull(position)
                ?.let { SYMBOLS.indexOf(it) }
                ?.takeIf { it >= 0 }
                ?: throw DurationException.UnknownUnit(position)
            if (unit < firstAllowedUnit) throw DurationException.UnitOutOfOrder(position)

            total += digits.toInt() * SECONDS[unit]
            firstAllowedUnit = unit + 1
            position++
        }
        return total
    }

    fun secondsOrNull(text: String): Int? = runCatching { seconds(text) }.getOrNull()
}
