package com.harborline.payments.card

enum class CardBrand(val grouping: List<Int>) {
    VANTAGE(listOf(4, 4, 4, 4)),
    MERIDIAN(listOf(4, 4, 4, 4)),
    ORBIT(listOf(4, 6, 5)),
    UNKNOWN(listOf(4, 4, 4, 4));

    val length: Int get() = grouping.sum()

    companion object {
        fun detect(digits: String): CardBrand = when {
            digits.startsWith("34") || digits.startsWith("37") -> ORBIT
            digits.startsWith("4") -> VANTAGE
            digits.take(2).toIntOrNull() in 51..55 -> MERIDIAN
            else -> UNKNOWN
        }
    }
}

data class CardNumberField(val digits: String = "") {

    enum class Validity { INCOMPLETE, VALID, INVALID }

    val brand: CardBrand get() = CardBrand.detect(digits)

    fun updated(input: String): CardNumberField {
        val cleaned = input.filter { it in '0'..'9' }
        return CardNumberField(cleaned.take(CardBrand.detect(cleaned).length))
    }

    val formatted: String
        get() = buildString {
            var start = 0
            for (size in brand.grouping) {
                if (start >= digits.length) break
                val end = minOf(start + size, digits.length)
                if (isNotEmpty()) append(' ')
                append(digits, start, end)
                start = end
            }
        }

    val masked: String
        get() = if (digits.length <= 4) digits else "•••• " + digits.takeLast(4)

    val validity: Validity
        get() = when {
            digits.length != brand.length -> Validity.INCOMPLETE
            passesLuhn() -> Validity.VALID
            else -> Validity.INVALID
        }

    private fun passesLuhn(): Boolean {
        val sum = digits.reversed()
            .mapIndexed { index, char ->
                val value = char - '0'
                if (index % 2 == 0) value
                else (value * 2).let { if (it > 9) it - 9 else it }
            }
            .sum()
        return sum % 10 == 0
    }
}
