package com.simmerwell.timer

sealed class TimerInputException(message: String) : Exception(message) {
    class Empty : TimerInputException("nothing entered")
    class MissingNumber : TimerInputException("unit without a number")
    class MissingUnit : TimerInputException("number without a unit")
    class UnknownUnit : TimerInputException("unknown unit")
    class NumberTooLong : TimerInputException("number is too long")
}

/** Reads durations typed by the user, such as "1h30m" or "2 d". */
@JvmInline
value class TimerInput private constructor(val seconds: Long) {

    companion object {
        private const val MAX_DIGITS = 6

        private val UNITS = mapOf(
            's' to 1L,
            'm' to 60L,
            'h' to 3_600L,
            'd' to 86_400L,
            'w' to 604_800L,
        )

        fun parse(text: String): TimerInput {
            val number = StringBuilder()
            var total: Long? = null

            text.filter { it != ' ' }.forEach { char ->
                if (char in '0'..'9') {
                    if (number.length == MAX_DIGITS) throw TimerInputException.NumberTooLong()
                    number.append(char)
                } else {
                    val unit = unitOf(char) ?: throw TimerInputException.UnknownUnit()
                    if (number.isEmpty()) throw TimerInputException.MissingNumber()
                    total = (total ?: 0L) + unit * number.toString().toLong()
                    number.clear()
                }
            }

            if (number.isNotEmpty()) throw TimerInputException.MissingUnit()
            return TimerInput(total ?: throw TimerInputException.Empty())
        }

        private fun unitOf(char: Char): Long? =
            UNITS[if (char in 'A'..'Z') char.lowercaseChar() else char]
    }
}
