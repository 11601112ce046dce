package com.northpine.payments.card

enum class CardBrand(val validLengths: Set<Int>, val cvcLength: Int = 3) {
    ALPHA(setOf(13, 16, 19)),
    MERIDIAN(setOf(16)),
    ORBIT(setOf(15), cvcLength = 4),
    UNKNOWN((12..19).toSet());

    companion object {
        fun detect(digits: String): CardBrand {
            if (digits.startsWith("4")) return ALPHA
            return when (digits.take(2).toIntOrNull() ?: 0) {
                in 51..55 -> MERIDIAN
                34, 37 -> ORBIT
                else -> UNKNOWN
            }
        }
    }
}

class CardNumber(input: String) {

    val digits: String = input.filter { it in '0'..'9' }
    val brand: CardBrand = CardBrand.detect(digits)

    val isValid: Boolean
        get() = digits.length in brand.validLengths && passesLuhn()

    val formatted: String
        get() {
            val groups = if (brand == CardBrand.ORBIT) listOf(4, 6, 5) else listOf(4, 4, 4, 4, 3)
            var rest = digits
            return buildList {
                for (size in groups) {
                    if (rest.isEmpty()) break
                    add(rest.take(size))
                    rest = rest.drop(size)
                }
            }.joinToString(" ")
        }

    val masked: String
        get() = if (digits.length > 4) {
            "•".repeat(digits.length - 4) + digits.takeLast(4)
        } else {
            digits
        }

    private fun passesLuhn(): Boolean {
        val sum = digits.reversed().withIndex().sumOf { (offset, char) ->
            val value = char.digitToInt()
            if (offset % 2 == 1) {
                val doubled = value * 2
                if (doubled > 9) doubled - 9 else doubled
            } else {
                value
            }
        }
        return sum % 10 == 0
    }

    override fun equals(other: Any?): Boolean = other is CardNumber && other.digits == digits

    override fun hashCode(): Int = digits.hashCode()
}
