package com.tillwise.payments.bank

import java.math.BigInteger

@JvmInline
value class Iban private constructor(val value: String) {

    sealed class ValidationException(message: String) : IllegalArgumentException(message) {
        class Malformed : ValidationException("Not an IBAN")
        class UnsupportedCountry(val country: String) : ValidationException("Unsupported country $country")
        class WrongLength(val expected: Int, val actual: Int) :
            ValidationException("Expected $expected characters, got $actual")
        class Checksum : ValidationException("Checksum mismatch")
    }

    val countryCode: String
        get() = value.take(2)

    val formatted: String
        get() = value.chunked(4).joinToString(" ")

    override fun toString(): String = formatted

    companion object {
        private val FORMAT = Regex("[A-Z]{2}[0-9]{2}[A-Z0-9]+")
        private val MODULUS = BigInteger.valueOf(97)
        private val LENGTHS = mapOf(
            "AT" to 20, "BE" to 16, "CH" to 21, "DE" to 22, "ES" to 24, "FR" to 27, "NL" to 18,
        )

        @Throws(ValidationException::class)
        fun validating(input: String): Iban {
            val compact = input.replace(" ", "").uppercase()
            if (!compact.matches(FORMAT)) throw ValidationException.Malformed()

            val country = compact.substring(0, 2)
            val expected = LENGTHS[country] ?: throw ValidationException.UnsupportedCountry(country)
            if (compact.length != expected) {
                throw ValidationException.WrongLength(expected = expected, actual = compact.length)
            }
            if (remainder(compact) != 1) throw ValidationException.Checksum()
            return Iban(compact)
        }

        private fun remainder(compact: String): Int {
            val rearranged = compact.substring(4) + compact.substring(0, 4)
            val digits = rearranged.map { Character.getNumericValue(it) }.joinToString("")
            return BigInteger(digits).mod(MODULUS).toInt()
        }
    }
}
