package com.nordlicht.payments

/** A syntactically valid International Bank Account Number in electronic format. */
@JvmInline
value class Iban private constructor(val value: String) {

    val countryCode: String get() = value.take(2)
    val bban: String get() = value.drop(4)

    /** Print format: blocks of four, separated by a blank. */
    override fun toString(): String = value.chunked(4).joinToString(" ")

    sealed class ParseError(message: String) : Exception(message) {
        class IllegalCharacter : ParseError("illegal character")
        class TooShort : ParseError("too short")
        data class UnsupportedCountry(val country: String) : ParseError("unsupported country $country")
        data class WrongLength(val expected: Int, val actual: Int) :
            ParseError("expected $expected characters, got $actual")
        class ChecksumMismatch : ParseError("checksum mismatch")
    }

    companion object {
        private val lengthByCountry = mapOf(
            "AT" to 20, "BE" to 16, "CH" to 21, "DE" to 22, "ES" to 24,
            "FR" to 27, "GB" to 22, "IT" to 27, "LU" to 20, "NL" to 18,
        )

        fun parse(input: String): Iban {
            val compact = input.replace(" ", "").uppercase()
            if (compact.any { it !in 'A'..'Z' && it !in '0'..'9' }) throw ParseError.IllegalCharacter()
            if (compact.length < 4) throw ParseError.TooShort()

            val country = compact.substring(0, 2)
            val expected = lengthByCountry[country] ?: throw ParseError.UnsupportedCountry(country)
            if (compact.length != expected) throw ParseError.WrongLength(expected, compact.length)
            if (remainder97(compact) != 1) throw ParseError.ChecksumMismatch()
            return Iban(compact)
        }

        private fun remainder97(iban: String): Int {
            var remainder = 0
            for (char in iban.drop(4) + iban.take(4)) {
                remainder = when (char) {
                    in '0'..'9' -> remainder * 10 + (char - '0')
                    else -> remainder * 100 + (char - 'A' + 10)
                } % 97
            }
            return remainder
        }
    }
}
