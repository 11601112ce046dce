package com.larkshop.checkout.address

data class Address(
    val recipient: String,
    val line1: String,
    val line2: String? = null,
    val city: String,
    val postalCode: String,
    val countryCode: String,
)

enum class AddressField { RECIPIENT, LINE1, CITY, POSTAL_CODE, COUNTRY_CODE }

data class AddressIssue(val field: AddressField, val kind: Kind) {
    enum class Kind { MISSING, INVALID, TOO_LONG }
}

class AddressValidator {

    fun validate(address: Address): List<AddressIssue> = buildList {
        check(address.recipient, AddressField.RECIPIENT)
        check(address.line1, AddressField.LINE1)
        check(address.city, AddressField.CITY)

        val country = address.countryCode.trim().uppercase()
        val postalCode = address.postalCode.trim().uppercase()
        when {
            country.isEmpty() -> add(AddressIssue(AddressField.COUNTRY_CODE, AddressIssue.Kind.MISSING))
            postalCode.isEmpty() -> add(AddressIssue(AddressField.POSTAL_CODE, AddressIssue.Kind.MISSING))
            else -> {
                val pattern = POSTAL_PATTERNS[country]
                if (pattern != null && !pattern.matches(postalCode)) {
                    add(AddressIssue(AddressField.POSTAL_CODE, AddressIssue.Kind.INVALID))
                }
            }
        }
    }

    fun isValid(address: Address): Boolean = validate(address).isEmpty()

    private fun MutableList<AddressIssue>.check(value: String, field: AddressField) {
        val text = value.trim()
        if (text.isEmpty()) {
            add(AddressIssue(field, AddressIssue.Kind.MISSING))
        } else if (text.length > MAX_LINE_LENGTH) {
            add(AddressIssue(field, AddressIssue.Kind.TOO_LONG))
        }
    }

    private companion object {
        const val MAX_LINE_LENGTH = 70
        val POSTAL_PATTERNS = mapOf(
            "DE" to Regex("[0-9]{5}"),
            "NL" to Regex("[0-9]{4} ?[A-Z]{2}"),
            "US" to Regex("[0-9]{5}(-[0-9]{4})?"),
        )
    }
}
