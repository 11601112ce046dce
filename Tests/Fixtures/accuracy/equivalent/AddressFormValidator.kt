package com.marketly.forms.address

enum class AddressField { NAME, STREET, POSTCODE, CITY, STATE, PHONE }

data class AddressForm(
    val name: String = "",
    val street: String = "",
    val postcode: String = "",
    val city: String = "",
    val state: String = "",
    val phone: String = "",
    val country: String = "DE",
)

data class AddressProblem(val field: AddressField, val message: String)

class AddressFormValidator {

    fun validate(form: AddressForm): List<AddressProblem> {
        val clean = normalized(form)
        return buildList {
            fun report(field: AddressField, message: String?) {
                if (message != null) add(AddressProblem(field, message))
            }
            report(AddressField.NAME, nameProblem(clean.name))
            report(AddressField.STREET, streetProblem(clean.street))
            report(AddressField.POSTCODE, postcodeProblem(clean.postcode, clean.country))
            report(AddressField.CITY, "Enter a city".takeIf { clean.city.isEmpty() })
            report(AddressField.STATE, stateProblem(clean.state, clean.country))
            report(AddressField.PHONE, phoneProblem(clean.phone))
        }
    }

    /** The form as the backend wants it. */
    fun normalized(form: AddressForm): AddressForm = form.copy(
        name = form.name.trim(),
        street = form.street.trim(),
        postcode = form.postcode.trim().uppercase(),
        city = form.city.trim(),
        state = form.state.trim().uppercase(),
        phone = form.phone.filter { it in '0'..'9' },
    )

    private fun nameProblem(name: String): String? = when {
        name.isEmpty() -> "Enter a name"
        ' ' !in name -> "Enter first and last name"
        else -> null
    }

    private fun streetProblem(street: String): String? = when {
        street.isEmpty() -> "Enter a street"
        street.none { it in '0'..'9' } -> "Add the house number"
        else -> null
    }

    private fun postcodeProblem(postcode: String, country: String): String? {
        if (postcode.isEmpty()) return "Enter a postcode"
        val (pattern, example) = POSTCODES[country] ?: return null
        return if (pattern.matches(postcode)) null else "Enter a postcode like $example"
    }

    private fun stateProblem(state: String, country: String): String? =
        if (country == "US" && !STATE_CODE.matches(state)) "Enter a state like CA" else null

    private fun phoneProblem(digits: String): String? =
        if (digits.isEmpty() || digits.length in 7..15) null else "Check the phone number"

    private companion object {
        val STATE_CODE = Regex("[A-Z]{2}")

        val POSTCODES = mapOf(
            "DE" to (Regex("[0-9]{5}") to "10115"),
            "AT" to (Regex("[1-9][0-9]{3}") to "1010"),
            "NL" to (Regex("[1-9][0-9]{3} ?[A-Z]{2}") to "1012 AB"),
            "US" to (Regex("[0-9]{5}(-[0-9]{4})?") to "94103"),
        )
    }
}
