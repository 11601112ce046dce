package com.tillwise.payments.card

enum class CardBrand(val rawValue: String) {
    ALPHA("ALPHA"),
    BOREALIS("BOREALIS"),
    MERIDIAN("MERIDIAN"),
    OTHER("OTHER");

    val cvcLength: Int
        get() = if (this == MERIDIAN) 4 else 3

    val groupSizes: List<Int>
        get() = if (this == MERIDIAN) listOf(4, 6, 5) else listOf(4, 4, 4, 4)
}

class CardNumber(input: String) {
    val digits: String = input.filter { it in '0'..'9' }.take(19)

    val brand: CardBrand
        get() = when {
            digits.startsWith("4") -> CardBrand.ALPHA
            digits.startsWith("34") || digits.startsWith("37") -> CardBrand.MERIDIAN
            digits.take(2).toIntOrNull() in 51..55 -> CardBrand.BOREALIS
            else -> CardBrand.OTHER
        }

    val isValid: Boolean
        get() = digits.length in 12..19 && passesLuhn()

    val formatted: String
        get() {
            val groups = mutableListOf<String>()
            var rest = digits
            for (size in brand.groupSizes) {
                if (rest.isEmpty()) break
                groups += rest.take(size)
                rest = rest.drop(size)
            }
            if (rest.isNotEmpty()) groups += rest
            return groups.joinToString(" ")
        }

    private fun passesLuhn(): Boolean {
        val sum = digits.reversed().mapIndexed { index, char ->
            val digit = char.digitToInt()
            when {
                index % 2 == 0 -> digit
                digit * 2 > 9 -> digit * 2 - 9
                else -> digit * 2
            }
        }.sum()
        return sum % 10 == 0
    }

    override fun equals(other: Any?): Boolean = other is CardNumber && digits == other.digits

    override fun hashCode(): Int = digits.hashCode()
}
