package com.acme.banking.iban

sealed interface IbanCheck {
    data class Valid(val formatted: String) : IbanCheck
    data object Empty : IbanCheck
    data object InvalidCharacters : IbanCheck
    data class UnknownCountry(val code: String) : IbanCheck
    data class WrongLength(val expected: Int, val actual: Int) : IbanCheck
    data object BadChecksum : IbanCheck
}

class IbanValidator {

    fun check(input: String): IbanCheck {
        val iban = input.replace(" ", "").uppercase()
        if (iban.isEmpty()) return IbanCheck.Empty
        if (!iban.all { it in '0'..'9' || it in 'A'..'Z' }) return IbanCheck.InvalidCharacters

        val country = iban.take(2)
        val expected = LENGTHS[country] ?: return IbanCheck.UnknownCountry(country)

        return when {
            iban.length != expected -> IbanCheck.WrongLength(expected, iban.length)
            mod97(iban.drop(4) + iban.take(4)) != 1 -> IbanCheck.BadChecksum
            else -> IbanCheck.Valid(iban.chunked(4).joinToString(" "))
        }
    }

    fun messageFor(check: IbanCheck): String? = when (check) {
        is IbanCheck.Valid -> null
        IbanCheck.Empty -> "Please enter an IBAN"
        IbanCheck.InvalidCharacters -> "An IBAN contains only letters and digits"
        is IbanCheck.UnknownCountry -> "We can't send money to ${check.code} yet"
        is IbanCheck.WrongLength -> {
            val difference = check.expected - check.actual
            if (difference > 0) "$difference characters missing"
            else "${-difference} characters too many"
        }
        IbanCheck.BadChecksum -> "Please check this IBAN for typos"
    }

    // Letters count as two digits: A = 10 ... Z = 35.
    private fun mod97(text: String): Int {
        var remainder = 0
        for (c in text) {
            remainder = if (c.isLetter()) {
                (remainder * 100 + (c - 'A' + 10)) % 97
            } else {
                (remainder * 10 + (c - '0')) % 97
            }
        }
        return remainder
    }

    private companion object {
        val LENGTHS = mapOf(
            "AT" to 20,
            "BE" to 16,
            "CH" to 21,
            "DE" to 22,
            "ES" to 24,
            "FR" to 27,
            "GB" to 22,
            "IE" to 22,
            "IT" to 27,
            "NL" to 18,
            "PT" to 25,
        )
    }
}
