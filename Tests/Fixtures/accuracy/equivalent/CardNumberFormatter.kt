package com.marketly.forms.card

enum class CardBrand(val groups: List<Int>, val securityCodeLength: Int) {
    VISA(listOf(4, 4, 4, 4), 3),
    MASTERCARD(listOf(4, 4, 4, 4), 3),
    AMEX(listOf(4, 6, 5), 4),
    UNKNOWN(listOf(4, 4, 4, 4), 3);

    val length: Int get() = groups.sum()

    companion object {
        fun of(digits: String): CardBrand {
            val two = digits.take(2).toIntOrNull() ?: 0
            val four = digits.take(4).toIntOrNull() ?: 0
            return when {
                digits.startsWith('4') -> VISA
                two == 34 || two == 37 -> AMEX
                two in 51..55 -> MASTERCARD
                four in 2221..2720 -> MASTERCARD
                else -> UNKNOWN
            }
        }
    }
}

class CardNumberFormatter {

    data class Output(
        val text: String,
        val caret: Int,
        val brand: CardBrand,
        val isComplete: Boolean,
        val isValid: Boolean,
    )

    /** Moves the [caret] along with the digit it stands behind. */
    fun format(input: String, caret: Int): Output {
        val allDigits = input.onlyDigits()
        val brand = CardBrand.of(allDigits)
        val digits = allDigits.take(brand.length)
        val beforeCaret = input.take(caret.coerceAtLeast(0)).onlyDigits().length.coerceAtMost(digits.length)

        val isComplete = digits.length == brand.length
        return Output(
            text = digits.spaced(brand),
            // Whatever is left of the caret, formatted on its own, ends where the caret belongs.
            caret = digits.take(beforeCaret).spaced(brand).length,
            brand = brand,
            isComplete = isComplete,
            isValid = isComplete && passesLuhn(digits),
        )
    }

    fun masked(input: String): String {
        val digits = input.onlyDigits()
        return if (digits.length < 4) "••••" else "•••• ${digits.takeLast(4)}"
    }

    private fun String.onlyDigits() = filter { it in '0'..'9' }

    private fun String.spaced(brand: CardBrand): String {
        val groups = mutableListOf<String>()
        var rest = this
        for (size in brand.groups) {
            if (rest.isEmpty()) break
            groups += rest.take(size)
            rest = rest.drop(size)
        }
        return groups.joinToString(" ")
    }

    private fun passesLuhn(digits: String): Boolean {
        var sum = 0
        digits.reversed().forEachIndexed { index, c ->
            val value = c.digitToInt()
            sum += when {
                index % 2 == 0 -> value
                value * 2 > 9 -> value * 2 - 9
                else -> value * 2
            }
        }
        return sum % 10 == 0
    }
}
