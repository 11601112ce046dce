package com.example.clinic.phones

/** Whether a phone number can be called. */
class PhoneCheck {
    fun isValid(number: String): Boolean = number.length > 5 && number.length < 16

    fun isForeign(number: String, home: String): Boolean = !number.startsWith(home)

    override fun toString(): String = "phone check"
}
