package com.paydesk.checkout

enum class CardBrand { VISA, MASTERCARD, AMEX, UNKNOWN }

/** A card number whose check digit is right. Spaces and dashes in the input don't matter. */
@JvmInline
value class CardNumber private constructor(val digits: String) {

    val brand: CardBrand
        get() = when {
            digits.startsWith("34") || digits.startsWith("37") ->
                if (digits.length == 15) CardBrand.AMEX else CardBrand.UNKNOWN
            digits.startsWith('4') -> CardBrand.VISA
            digits.take(2).toInt() in 51..55 -> CardBrand.MASTERCARD
            digits.take(4).toInt() in 2221..2720 -> CardBrand.MASTERCARD
            else -> CardBrand.UNKNOWN
        }

    /** Groups of four, or 4-6-5 for American Express. */
    val formatted: String
        get() = when (brand) {
            CardBrand.AMEX -> listOf(0..3, 4..9, 10..14).joinToString(" ") { digits.substring(it) }
            else -> digits.chunked(4).joinToString(" ")
        }

    val masked: String
        get() = "•••• ${digits.takeLast(4)}"

    companion object {
        private val PATTERN = Regex("[0-9]{12,19}")

        fun parse(input: String): CardNumber? = input
            .filterNot { it == ' ' || it == '-' }
            .takeIf { PATTERN.matches(it) && passesLuhn(it) }
            ?.let(::CardNumber)

        private fun passesLuhn(digits: String): Boolean {
            var sum = 0
            digits.reversed().forEachIndexed { index, char ->
                val digit = char - '0'
                sum += when {
                    index % 2 == 0 -> digit
                    digit > 4 -> digit * 2 - 9
                    else -> digit * 2
                }
            }
            return sum % 10 == 0
        }
    }
}
