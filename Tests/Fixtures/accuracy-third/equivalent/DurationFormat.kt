package tv.castaway.util

import kotlin.math.absoluteValue

object DurationFormat {

    private enum class TimeUnit(val symbol: String, val seconds: Long) {
        DAY("d", 86_400),
        HOUR("h", 3_600),
        MINUTE("m", 60),
        SECOND("s", 1),
    }

    /** "1:05:09" or "5:09", for the player. */
    fun clock(seconds: Long): String {
        val total = seconds.absoluteValue
        val (hours, minutes) = total / 3_600 to total / 60 % 60
        val text = if (hours > 0) {
            "$hours:${minutes.twoDigits()}:${(total % 60).twoDigits()}"
        } else {
            "$minutes:${(total % 60).twoDigits()}"
        }
        return seconds.sign() + text
    }

    /** "2h 5m", "3d", "0s": the largest unit and the one below it unless that is zero. */
    fun compact(seconds: Long): String {
        var rest = seconds.absoluteValue
        return TimeUnit.values()
            .dropWhile { rest < it.seconds }
            .take(2)
            .mapNotNull { unit ->
                val amount = rest / unit.seconds
                rest %= unit.seconds
                if (amount > 0) "$amount${unit.symbol}" else null
            }
            .ifEmpty { return "0s" }
            .joinToString(separator = " ", prefix = seconds.sign())
    }

    /** "just now", "5 minutes ago", "in 1 hour". */
    fun relative(seconds: Long): String {
        val total = seconds.absoluteValue
        val phrase = when {
            total < 60 -> return "just now"
            total < 3_600 -> counted(total / 60, "minute")
            total < 86_400 -> counted(total / 3_600, "hour")
            else -> counted(total / 86_400, "day")
        }
        return if (seconds < 0) "$phrase ago" else "in $phrase"
    }

    private fun Long.sign() = if (this < 0) "-" else ""

    private fun Long.twoDigits() = toString().padStart(2, '0')

    private fun counted(amount: Long, noun: String) =
        "$amount $noun" + if (amount == 1L) "" else "s"
}
