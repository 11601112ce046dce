package com.meadow.contact

import kotlinx.serialization.Serializable

@Serializable
data class PhoneNumber(
    val countryCallingCode: String,
    val nationalNumber: String,
) {
    sealed class ParseException(message: String) : IllegalArgumentException(message) {
        class Empty : ParseException("No digits")
        class UnsupportedCountry(val country: String) : ParseException("Unsupported country $country")
        class WrongLength(val length: Int) : ParseException("Wrong length $length")
    }

    val e164: String get() = "+$countryCallingCode$nationalNumber"

    val masked: String
        get() {
            val visible = nationalNumber.takeLast(3)
            val hidden = "*".repeat(nationalNumber.length - visible.length)
            return "+$countryCallingCode $hidden$visible"
        }

    companion object {
        private val callingCodes = mapOf("AT" to "43", "CH" to "41", "DE" to "49", "FR" to "33")

        fun parse(input: String, defaultRegion: String): PhoneNumber {
            val isInternational = input.trim().startsWith("+")
            val digits = input.filter { it in '0'..'9' }
            if (digits.isEmpty()) throw ParseException.Empty()

            if (isInternational) {
                val code = callingCodes.values.firstOrNull { digits.startsWith(it) }
                    ?: throw ParseException.UnsupportedCountry(digits.take(2))
                return make(code, digits.drop(code.length))
            }

            val code = callingCodes[defaultRegion.uppercase()]
                ?: throw ParseException.UnsupportedCountry(defaultRegion)
            return make(code, digits)
        }

        private fun make(code: String, national: String): PhoneNumber {
            val trimmed = national.removePrefix("0")
            if (trimmed.length !in 6..12) throw ParseException.WrongLength(trimmed.length)
            return PhoneNumber(countryCallingCode = code, nationalNumber = trimmed)
        }
    }
}
