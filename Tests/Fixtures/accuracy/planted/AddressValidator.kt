package com.acme.shop.address

data class Address(
    val name: String,
    val street: String,
    val postalCode: String,
    val city: String,
    val countryCode: String,
)

enum class AddressField { NAME, STREET, POSTAL_CODE, CITY }

class AddressValidator {

    fun problemsIn(address: Address): Map<AddressField, String> = buildMap {
        if (address.name.isEmpty()) put(AddressField.NAME, "Enter a name")
        if (address.street.isEmpty()) put(AddressField.STREET, "Enter a street")
        if (address.city.isEmpty()) put(AddressField.CITY, "Enter a city")
        postalCodeProblem(address)?.let { put(AddressField.POSTAL_CODE, it) }
    }

    fun firstProblemIn(address: Address): AddressField? {
        val found = problemsIn(address)
        return AddressField.entries.find { it in found }
    }

    private fun postalCodeProblem(address: Address): String? {
        val code = address.postalCode
        if (code.isEmpty()) return "Enter a postal code"
        val digits = digitCount(address.countryCode) ?: return null
        val isValid = code.length == digits && code.all { it in '0'..'9' }
        return if (isValid) null else "The postal code has $digits digits"
    }

    private fun digitCount(country: String): Int? = when (country) {
        in FIVE_DIGITS -> 5
        in FOUR_DIGITS -> 4
        else -> null
    }

    private companion object {
        val FIVE_DIGITS = setOf("DE", "FR", "IT", "ES")
        val FOUR_DIGITS = setOf("CH", "BE", "DK")
    }
}
