package com.acme.pay.cards

enum class CardBrand(val label: String) {
    VISA("Visa"),
    MASTERCARD("Mastercard"),
    AMEX("American Express"),
    UNKNOWN("Card");

    companion object {
        fun of(digits: String): CardBrand = when {
            digits.startsWith("34") || digits.startsWith("37") -> AMEX
            digits.startsWith("4") -> VISA
            digits.startsWith("5") -> MASTERCARD
            else -> UNKNOWN
        }
    }
}

class CardNumberMasker {

    fun titleFor(number: String): String {
        val digits = number.onlyDigits()
        if (digits.isEmpty()) return CardBrand.UNKNOWN.label
        return "${CardBrand.of(digits).label} ${masked(digits)}"
    }

    fun accessibilityTextFor(number: String): String {
        val digits = number.onlyDigits()
        return if (digits.isEmpty()) "no card" else "card ending in ${ending(digits)}"
    }

    private fun masked(digits: String) = BULLET.repeat(4) + ending(digits)

    private fun ending(digits: String): String =
        digits.substring(digits.length - 4)

    private fun String.onlyDigits() = filter { it in '0'..'9' }

    private companion object {
        const val BULLET = "•"
    }
}
