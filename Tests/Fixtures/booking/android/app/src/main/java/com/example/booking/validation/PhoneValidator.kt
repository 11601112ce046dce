package com.example.booking.validation

import com.example.booking.errors.BookingError

/** Phone numbers as the clubs' front desks want them: digits, an optional country prefix, no letters. */
class PhoneValidator(private val minimumDigits: Int = 9) {

    fun normalize(phone: String): String =
        phone
            .replace(" ", "")
            .replace("-", "")

    fun validate(phone: String?): BookingError? {
        if (phone == null) {
            return null
        }
        val digits = normalize(phone = phone)
        if (digits.startsWith("+")) {
            return if (digits.length > minimumDigits + 1) null else BookingError.InvalidPhone(phone = phone)
        }
        return if (digits.length >= minimumDigits) null else BookingError.InvalidPhone(phone = phone)
    }
}
