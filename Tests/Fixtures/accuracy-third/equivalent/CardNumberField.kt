package com.paperplane.checkout.card

enum class CardBrand(
    val numberLength: Int = 16,
    val cvcLength: Int = 3,
    internal val gaps: Set<Int> = setOf(4, 8, 12),
) {
    VISA,
    MASTERCARD,
    AMEX(numberLength = 15, cvcLength = 4, gaps = setOf(4, 10)),
    UNKNOWN;

    companion object {
        private val MASTERCARD_PREFIXES = 2221..2720

        fun of(digits: String): CardBrand = when {
            digits.startsWith("34") || digits.startsWith("37") -> AMEX
            digits.take(2).toIntOrNull() in 51..55 -> MASTERCARD
            digits.take(4).toIntOrNull() in MASTERCARD_PREFIXES -> MASTERCARD
            digits.startsWith('4') -> VISA
            else -> UNKNOWN
        }
    }
}

class CardNumberField(text: String) {

    val brand: CardBrand
    val digits: String

    init {
        val all = text.filter { it in '0'..'9' }
        brand = CardBrand.of(all)
        digits = all.take(brand.numberLength)
    }

    val formatted: String by lazy {
        buildString {
            digits.forEachIndexed { index, digit ->
                if (index in brand.gaps) append(' ')
                append(digit)
            }
        }
    }

    val lastFour: String?
        get() = digits.takeIf { it.length >= 4 }?.takeLast(4)

    val isComplete: Boolean
        get() = digits.length == brand.numberLength

    val isValid: Boolean
        get() = isComplete && luhnSum() % 10 == 0

    private fun luhnSum(): Int = digits
        .reversed()
        .map { it.digitToInt() }
        .withIndex()
        .sumOf { (index, value) ->
            val weighted = if (index % 2 == 0) value else value * 2
            if (weighted > 9) weighted - 9 else weighted
        }
}
