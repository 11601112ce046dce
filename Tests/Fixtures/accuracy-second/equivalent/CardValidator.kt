package io.beacon.payments

enum class CardBrand(
    val rawValue: String,
    internal val lengths: Set<Int>,
    val cvcLength: Int = 3,
    internal val grouping: List<Int> = listOf(4, 4, 4, 4, 3),
) {
    VISA("visa", setOf(13, 16, 19)),
    MASTERCARD("mastercard", setOf(16)),
    AMEX("amex", setOf(15), cvcLength = 4, grouping = listOf(4, 6, 5)),
    UNKNOWN("unknown", (12..19).toSet()),
}

class CardValidator {

    fun brand(number: String): CardBrand {
        val digits = sanitize(number)
        val two = digits.take(2).toIntOrNull() ?: -1
        val four = digits.take(4).toIntOrNull() ?: -1
        return when {
            digits.startsWith("4") -> CardBrand.VISA
            two == 34 || two == 37 -> CardBrand.AMEX
            two in 51..55 || four in 2221..2720 -> CardBrand.MASTERCARD
            else -> CardBrand.UNKNOWN
        }
    }

    fun isValid(number: String): Boolean {
        val digits = sanitize(number)
        return digits.length in brand(digits).lengths && passesLuhn(digits)
    }

    fun format(number: String): String {
        var rest = sanitize(number)
        val groups = mutableListOf<String>()
        for (size in brand(rest).grouping) {
            if (rest.isEmpty()) break
            groups += rest.take(size)
            rest = rest.drop(size)
        }
        return groups.joinToString(" ")
    }

    private fun sanitize(number: String): String = number.filter { it in '0'..'9' }

    private fun passesLuhn(digits: String): Boolean {
        val sum = digits.reversed().mapIndexed { index, char ->
            val digit = char - '0'
            when {
                index % 2 == 0 -> digit
                digit > 4 -> digit * 2 - 9
                else -> digit * 2
            }
        }.sum()
        return sum % 10 == 0
    }
}
