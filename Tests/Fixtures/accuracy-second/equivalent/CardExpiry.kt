package io.beacon.payments

import java.time.Instant
import java.time.YearMonth
import java.time.ZoneId
import java.util.Locale

sealed class CardExpiryException : IllegalArgumentException() {
    class Incomplete : CardExpiryException()
    class InvalidMonth : CardExpiryException()
    class Expired : CardExpiryException()
    class TooFarInFuture : CardExpiryException()
}

data class CardExpiry(val month: Int, val year: Int) {

    val formatted: String
        get() = String.format(Locale.ROOT, "%02d/%02d", month, year % 100)

    val apiParameters: Map<String, String>
        get() = mapOf("exp_month" to month.toString(), "exp_year" to year.toString())

    companion object {
        private const val MAX_YEARS_AHEAD = 20

        fun parse(text: String, now: Instant = Instant.now()): CardExpiry {
            val digits = text.filter { it in '0'..'9' }
            if (digits.length != 4 && digits.length != 6) throw CardExpiryException.Incomplete()

            val month = digits.substring(0, 2).toInt()
            val shortYear = digits.substring(2).toInt()
            if (month !in 1..12) throw CardExpiryException.InvalidMonth()
            val year = if (shortYear < 100) 2000 + shortYear else shortYear

            val current = YearMonth.from(now.atZone(ZoneId.systemDefault()))
            return when {
                YearMonth.of(year, month) < current -> throw CardExpiryException.Expired()
                year - current.year > MAX_YEARS_AHEAD -> throw CardExpiryException.TooFarInFuture()
                else -> CardExpiry(month, year)
            }
        }
    }
}
