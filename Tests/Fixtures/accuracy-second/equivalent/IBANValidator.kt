package com.northpine.payments.bank

sealed interface IBANResult {
    data class Valid(val iban: String) : IBANResult
    data class Invalid(val error: IBANError) : IBANResult
}

sealed interface IBANError {
    object Empty : IBANError
    object InvalidCharacters : IBANError
    data class UnsupportedCountry(val country: String) : IBANError
    data class WrongLength(val expected: Int) : IBANError
    object Checksum : IBANError
}

class IBANValidator(private val lengths: Map<String, Int> = DEFAULT_LENGTHS) {

    /** Returns the electronic format in upper case, without blanks. */
    fun validate(input: String): IBANResult {
        val iban = input.replace(" ", "").uppercase()
        val country = iban.take(2)
        val expected = lengths[country]
        val error = when {
            iban.isEmpty() -> IBANError.Empty
            iban.any { it !in '0'..'9' && it !in 'A'..'Z' } -> IBANError.InvalidCharacters
            expected == null -> IBANError.UnsupportedCountry(country)
            iban.length != expected -> IBANError.WrongLength(expected)
            remainder(iban) != 1 -> IBANError.Checksum
            else -> return IBANResult.Valid(iban)
        }
        return IBANResult.Invalid(error)
    }

    fun isValid(input: String): Boolean = validate(input) is IBANResult.Valid

    private fun remainder(iban: String): Int {
        val rearranged = iban.drop(4) + iban.take(4)
        return rearranged.fold(0) { remainder, char ->
            if (char in 'A'..'Z') {
                (remainder * 100 + (char - 'A') + 10) % 97
            } else {
                (remainder * 10 + (char - '0')) % 97
            }
        }
    }

    companion object {
        val DEFAULT_LENGTHS = mapOf(
            "AT" to 20, "BE" to 16, "CH" to 21, "DE" to 22, "ES" to 24,
            "FR" to 27, "IT" to 27, "NL" to 18, "PL" to 28, "PT" to 25,
        )

        fun formatted(iban: String): String = iban.chunked(4).joinToString(" ")
    }
}
